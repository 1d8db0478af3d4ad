package cardinal.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.arena.files.Ledgers;
import cardinal.arena.people.MatchLog;
import cardinal.arena.people.WatchedRuleset;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.terminal.TerminalView;
import cardinal.cli.io.Console;
import cardinal.kernel.Ask;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a person at the terminal reads at each question of random games. */
class SeenAtTheTerminalTest {
    private static final int GAMES = 10;
    private static final int GAMES_OF_OTHER_MODES = 1;

    /** Every edition in every mode, with how many games of it are played. */
    static Stream<Game<?>> games() {
        return Games.all().stream().flatMap(game -> game.modes().stream().<Game<?>>map(game::in))
                .filter(game -> game.starters().stream().allMatch(deck -> game.faults(deck).isEmpty()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyCardASeatSeesIsPrintedAndYesSaysWhatItDoes(Game<?> game) throws IOException {
        boolean usual = game.mode().equals(Games.named(game.rules().id()).mode());
        Map<String, String> complaints = new TreeMap<>();
        for (int seed = 0; seed < (usual ? GAMES : GAMES_OF_OTHER_MODES); seed++) {
            play(game, seed, seed % 2 == 0 ? 80 : 100, complaints);
        }
        assertThat(complaints.values()).as("%s %s: one of each sort", game.rules().id(), game.mode()).isEmpty();
    }

    private static <T extends Table> void play(Game<T> game, int seed, int width, Map<String, String> complaints)
            throws IOException {
        List<Setup.DeckList> starters = game.starters();
        List<Setup.DeckList> decks = IntStream.range(0, game.seats())
                .mapToObj(seat -> starters.get((seed * (1 + seat) + seat) % starters.size())).toList();
        MatchLog<T> log = new MatchLog<>(game, game.seats());
        Match<T> match = Match.start(new WatchedRuleset<>(game.rules(), log),
                new Setup(game.rules().id(), game.mode(), seed, decks));
        List<Seat> seats = IntStream.range(0, game.seats()).mapToObj(seat -> Seat.person("person")).toList();
        Person<T> person = new Person<>(match, Games.family(game).terminalView(), width, new Dice(seed), complaints);
        new Session<>(game, match, log, seats, person, new TerminalColours(false), Ledgers.of(game.rules().id())).run();
        assertThat(match.isOver()).as("the person answered to the end").isTrue();
    }

    /** Reads what is printed, finds what is missing, and answers by chance. */
    private static final class Person<T extends Table> implements Console {
        private final Match<T> match;
        private final TerminalView<T> terminalView;
        private final int width;
        private final Dice dice;
        private final Map<String, String> complaints;
        /** Since the table was last drawn. */
        private final List<String> screen = new ArrayList<>();
        private boolean began;

        Person(Match<T> match, TerminalView<T> terminalView, int width, Dice dice, Map<String, String> complaints) {
            this.match = match;
            this.terminalView = terminalView;
            this.width = width;
            this.dice = dice;
            this.complaints = complaints;
        }

        @Override
        public @Nullable String ask(String prompt) {
            if (!began) {
                began = true;
                return "auto off";
            }
            read();
            return match.command(dice.below(match.prompt().size()));
        }

        private void read() {
            T t = match.table();
            int seat = match.prompt().seat();
            String all = String.join(" ", screen).replaceAll("[ │]+", " ") + " ";
            for (int card = 0; card < t.pieceCount(); card++) {
                String name = t.piece(card).face().name();
                if (Sight.sees(t, seat, card) && terminalView.isInGame(t, card) && !all.contains(name)) {
                    complain("card in " + t.spec(t.piece(card).zone()).name(), name + " is seen in "
                            + t.spec(t.piece(card).zone()).name() + " and not printed");
                }
            }
            for (int i = 0; i < match.prompt().size(); i++) {
                String words = match.answer(i).words();
                String effect = match.answer(i).effect().strip().replaceAll("\\s*\\R\\s*", " / ").replaceAll(" +", " ");
                if (!all.contains(words + " " + effect)) {
                    complain("option", "\"" + words + "\" is not printed with what it does: " + effect);
                }
                if (match.prompt().ask() == Ask.YES_NO && match.answer(i).kind().equals("yes") && effect.isEmpty()) {
                    complain("yes", "nothing says what yes does");
                }
            }
        }

        private void complain(String sort, String words) {
            complaints.putIfAbsent(sort, words + "; after " + match.choiceCount() + " choices, " + match.question()
                    + "\n" + String.join("\n", screen) + "\n");
        }

        @Override
        public void say(String line) {
            if (line.startsWith("══ ")) {
                screen.clear();
            }
            screen.add(line);
            if (TerminalColours.width(line) > width && !line.startsWith("  ") && began) {
                complain("wide", "a line is wider than the screen: " + line);
            }
        }

        @Override
        public int width() {
            return width;
        }

        @Override
        public boolean isLive() {
            return false;
        }

        @Override
        public void clear() {
        }

        @Override
        public void suggest(Function<String, List<String>> completions) {
        }

        @Override
        public void close() {
        }
    }
}
