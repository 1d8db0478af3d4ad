package cardinal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.catalog.Games;
import cardinal.catalog.entry.Family;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Consequences;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.proving.HiddenCards;
import cardinal.proving.WhoSees;
import cardinal.proving.Witness;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Page and terminal show a seat the same, whatever the cards are that by docs/who-sees-what.md it may not know. */
final class ShownSecretsTest {
    private static final int GAMES = 2;
    private static final int EVERY = 4;
    private static final int WIDTH = 100;

    /** Not series: between two games cards go home to their decks in the open, and are shuffled before anything is asked. */
    static List<Played<?>> games() {
        return Played.everyMode().stream().filter(played -> !isSeries(played)).toList();
    }

    private static boolean isSeries(Played<?> played) {
        return Games.named(played.games().rules().id()).in(played.mode()).isSeries();
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingShownChangesWhenHiddenCardsAreSwapped(Played<?> game) {
        swapAndCompare(game);
    }

    private static <T extends Table> void swapAndCompare(Played<T> played) {
        WhoSees<T> table = played.whoSees();
        @SuppressWarnings("unchecked")
        Game<T> game = (Game<T>) Games.named(played.games().rules().id());
        Dice dice = new Dice(41);
        int[] compared = new int[1];
        played.games().atEveryQuestion(GAMES, number -> new Witness<>(table), (match, witness, where) -> {
            if (dice.below(EVERY) > 0) {
                return;
            }
            HiddenCards.Sees<T> eyes = (t, seat, card) -> witness.mayKnow(seat, card);
            for (int seat = 0; seat < match.table().seatCount(); seat++) {
                Match<T> other = match.copy();
                T t = other.table();
                HiddenCards.exchange(t, seat, (1 << t.seatCount()) - 1, Table::heapOf, eyes, dice);
                assertThat(page(game, other, seat)).as("page, %s, seat %d", where, seat)
                        .isEqualTo(page(game, match, seat));
                assertThat(terminal(other, seat)).as("terminal, %s, seat %d", where, seat)
                        .isEqualTo(terminal(match, seat));
                compared[0]++;
            }
        });
        assertThat(compared[0]).isGreaterThan(GAMES * EVERY);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Table> View page(Game<T> game, Match<T> match, int seat) {
        Family<T> family = (Family<T>) Games.family(match.rules().id());
        return family.picture(match, Viewpoint.of(seat), new CardHandles()).draw(family.id(), game, match, 0,
                Consequences.UNSAID);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Table> List<String> terminal(Match<T> match, int seat) {
        Family<T> family = (Family<T>) Games.family(match.rules().id());
        List<String> names =
                IntStream.range(0, match.table().seatCount()).mapToObj(player -> "Player " + player).toList();
        return family.terminalView().draw(match.table(), Viewpoint.of(seat), names, TerminalColours.on(false), WIDTH);
    }
}
