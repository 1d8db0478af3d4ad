package cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.arena.people.MatchLog;
import cardinal.arena.people.WatchedRuleset;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.server.store.Origin;
import cardinal.server.store.StoredChoice;
import cardinal.server.store.StoredSeat;
import cardinal.server.store.StoredTable;
import cardinal.server.view.LogLines;
import cardinal.server.view.Pictures;
import cardinal.server.wire.ClockSettings;
import cardinal.server.wire.LogLine;
import cardinal.server.wire.ReplayStep;
import cardinal.server.wire.Room;
import cardinal.server.wire.WireJson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A step of a replay that is shown from a copy is the step of the match that was played. */
final class ReplayWalkTest {
    private static final int CHOICES = 60;

    /** A match played by chance and given up. */
    private record Played<T extends Table>(Game<T> game, Match<T> match, MatchLog<T> log, StoredTable table,
            List<StoredChoice> choices, List<List<LogLine>> told) {
        static <T extends Table> Played<T> of(Game<T> game) {
            List<Setup.DeckList> decks = List.of(game.starters().get(0), game.starters().get(1));
            Origin origin = LoadedGames.origin(game, "", 11, decks, List.of());
            MatchLog<T> log = new MatchLog<>(game, 2);
            Match<T> match = Match.start(new WatchedRuleset<>(game.rules(), log), origin.setup());
            StoredTable table = new StoredTable("one", 1, Room.Status.OVER, origin, false, 0, ClockSettings.NONE, "", 0,
                    Optional.empty(), Optional.empty(), 1, match.beginning(), Optional.empty(), seats());
            List<StoredChoice> choices = new ArrayList<>();
            List<List<LogLine>> told = new ArrayList<>(List.of(lines(log, 0)));
            Random random = new Random(7);
            while (choices.size() < CHOICES && !match.isOver()) {
                int made = choices.size() == CHOICES - 1 ? Match.concession(1)
                        : random.nextInt(match.prompt().size());
                choices.add(new StoredChoice(choices.size(), choices.size() + 1, match.copy().recordSteps(made),
                        StoredChoice.Maker.PERSON, 0));
                int before = log.size(MatchLog.OPEN);
                match.make(made);
                told.add(lines(log, before));
            }
            return new Played<>(game, match, log, table, choices, told);
        }

        private static List<LogLine> lines(MatchLog<?> log, int from) {
            return LogLines.of(log.lines(MatchLog.OPEN, from), CardHandles.fixed());
        }

        private static List<StoredSeat> seats() {
            return IntStream.range(0, 2).mapToObj(
                    seat -> new StoredSeat(seat, Room.Sitter.PERSON, "P" + seat, "", "", true, List.of())).toList();
        }

        ReplayWalk<T> walk() {
            return new ReplayWalk<>(game, table, choices, LoadedGames.cards(game, table.origin()));
        }

        /** The match rebuilt from its start, as nobody does any more at every click. */
        String view(int step, Viewpoint viewpoint) {
            return WireJson.write(Pictures.of(game, match.rebuilt(step), viewpoint, CardHandles.fixed(), 0));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"riftbound", "evolve", "universus"})
    void everyStepInAnyOrderIsAsItWas(String name) {
        Played<?> played = Played.of(Games.named(name));
        ReplayWalk<?> walk = played.walk();
        List<Integer> order = new ArrayList<>(IntStream.rangeClosed(0, played.choices.size()).boxed().toList());
        Collections.shuffle(order, new Random(3));
        for (int step : order) {
            for (Viewpoint eyes : List.of(Viewpoint.OPEN, Viewpoint.of(0), Viewpoint.SPECTATOR)) {
                ReplayStep shown = walk.step(step, eyes);
                assertThat(WireJson.write(shown.view())).as("%s %s", step, eyes).isEqualTo(played.view(step, eyes));
                assertThat(WireJson.write(shown)).as("%s %s again", step, eyes)
                        .isEqualTo(WireJson.write(walk.step(step, eyes)));
            }
            assertThat(words(walk.step(step, Viewpoint.OPEN).log())).as("told at %s", step)
                    .isEqualTo(words(played.told.get(step)));
        }
        assertThat(walk.info().steps()).isEqualTo(played.choices.size());
    }

    private static List<String> words(List<LogLine> lines) {
        return lines.stream().map(line -> line.words().stream().map(part -> part.text()).toList().toString()).toList();
    }

    @Test
    void thereIsNoStepBeyondTheLast() {
        Played<?> played = Played.of(Games.named("evolve"));
        ReplayWalk<?> walk = played.walk();
        assertThatThrownBy(() -> walk.step(played.choices.size() + 1, Viewpoint.OPEN)).isInstanceOf(BadInput.class)
                .hasMessageContaining("steps");
    }
}
