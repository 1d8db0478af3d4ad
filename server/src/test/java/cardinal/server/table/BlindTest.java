package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Dice;
import cardinal.kernel.Imagination;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.server.view.Pictures;
import cardinal.server.view.ViewDiff;
import cardinal.server.wire.Legality;
import cardinal.server.wire.ToServer;
import cardinal.server.wire.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is hidden from somebody has no influence on anything they are told: on a table that differs only in cards they do not see, their view
 * is the same to the last byte, and so is every answer to "why not?".
 */
final class BlindTest {
    private static final int MATCHES = Integer.getInteger("cardinal.blind.matches", 1);
    private static final int MOST_CHOICES = 120;
    private static final int SELDOM = 16;
    private static final RuleTexts RULES = new RuleTexts();

    @Test
    void nobodysViewDependsOnWhatTheyDoNotSee() {
        inEveryMode((game, match, dice) -> {
            for (int seat = Table.NONE; seat < match.table().seatCount(); seat++) {
                Match<?> other = imagined(match, seat, dice);
                assertThat(ViewDiff.between(view(game, match, seat), view(game, other, seat)))
                        .as(game.rules().id() + " " + game.mode() + ", seat " + seat).isEmpty();
            }
        });
    }

    @Test
    void noAnswerToADoubtDependsOnWhatIsHidden() {
        inEveryMode((game, match, dice) -> {
            // before the first turn a character lies hidden in its deck, and its owner knows it all the same
            boolean begun = Games.view(match, 0).turn() > 0;
            if (begun && dice.below(SELDOM) == 0) {
                for (int seat = 0; seat < match.table().seatCount(); seat++) {
                    Match<?> other = imagined(match, seat, dice);
                    List<String> commands = commands(game, match, seat);
                    assertThat(commands(game, other, seat)).isEqualTo(commands);
                    for (String command : commands) {
                        assertThat(legality(game, other, seat, command)).as(game.rules().id() + ", seat " + seat)
                                .isEqualTo(legality(game, match, seat, command));
                    }
                }
            }
        });
    }

    private static <T extends Table> Match<T> imagined(Match<T> match, int seat, Dice dice) {
        return new Imagination<>(match, seat).next(dice);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Table> JsonNode view(Game<?> game, Match<T> match, int seat) {
        ObjectNode view =
                (ObjectNode) WireJson
                        .tree(Pictures.of((Game<T>) game, match, Viewpoint.of(seat), new CardHandles(), 1));
        view.remove("step"); // an imagined match begins to count anew
        return view;
    }

    /** All one could think of, and to play any card of the match. */
    @SuppressWarnings("unchecked")
    private static <T extends Table> List<String> commands(Game<?> game, Match<T> match, int seat) {
        List<String> commands = new ArrayList<>(((Game<T>) game).uiHints().imaginable(match.table(), seat));
        TreeSet<String> names = new TreeSet<>();
        for (int card = 0; card < match.table().pieceCount(); card++) {
            names.add("play " + match.table().piece(card).face().name());
        }
        commands.addAll(names);
        return commands;
    }

    @SuppressWarnings("unchecked")
    private static <T extends Table> List<Legality> legality(Game<?> game, Match<T> match, int seat, String command) {
        return new WhyQuestions<>((Game<T>) game, match, RULES).of(seat, new CardHandles(),
                new ToServer.Why("", 1, Optional.empty(), Optional.of(command)));
    }

    private interface Look {
        void at(Game<?> game, Match<?> match, Dice dice);
    }

    private static void inEveryMode(Look look) {
        for (String name : Games.names()) {
            Games.named(name).modes().stream().map(Games.named(name)::in).filter(BlindTest::canBePlayed)
                    .forEach(game -> {
                        for (int seed = 1; seed <= MATCHES; seed++) {
                            played(game, seed, look);
                        }
                    });
        }
    }

    /** Whether the starter decks can be played in its mode. */
    private static boolean canBePlayed(Game<?> game) {
        return game.starters().stream().allMatch(deck -> game.faults(deck).isEmpty());
    }

    private static <T extends Table> void played(Game<T> game, int seed, Look look) {
        int first = seed % (game.starters().size() - game.seats() + 1);
        Match<T> match = Match.start(game.rules(), new Setup(game.rules().id(), game.mode(), seed,
                game.starters().subList(first, first + game.seats())));
        Dice dice = new Dice(seed);
        for (int i = 0; i < MOST_CHOICES && !match.isOver(); i++) {
            look.at(game, match, dice);
            match.choose(dice.below(match.prompt().size()));
        }
    }
}
