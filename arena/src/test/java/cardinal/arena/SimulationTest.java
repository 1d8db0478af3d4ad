package cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import cardinal.riftbound.table.RiftTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SimulationTest {

    @Test
    void theNumberOfThreadsChangesNothing() {
        Plan<RiftTable> plan = Starter.RIFTBOUND.plan(60).bots("greedy", "random");
        assertThat(Simulation.run(plan.threads(2)).result()).isEqualTo(Simulation.run(plan).result());
    }

    @Test
    void anotherSeedGivesOtherGames() {
        Plan<RiftTable> plan = Starter.RIFTBOUND.plan(4);
        assertThat(Simulation.run(plan.seed(1)).result().fingerprint())
                .isNotEqualTo(Simulation.run(plan).result().fingerprint());
    }

    @Test
    void journalsAreTheSameBytesAtAnyNumberOfThreads(@TempDir Path one, @TempDir Path two) throws IOException {
        Plan<RiftTable> plan = Starter.RIFTBOUND.plan(12);
        Simulation.run(plan.journals(one));
        Simulation.run(plan.threads(2).journals(two));
        assertThat(files(one)).hasSize(12).isEqualTo(files(two));
        for (String name : files(one)) {
            assertThat(Files.readAllBytes(one.resolve(name))).as(name).isEqualTo(Files.readAllBytes(two.resolve(name)));
        }
    }

    @Test
    void aJournalKeptWhilePlayingIsTheOneTheMatchWouldWriteItself(@TempDir Path directory) throws IOException {
        Simulation.run(Starter.RIFTBOUND.plan(3).bots("greedy", "greedy").journals(directory));
        for (String name : files(directory)) {
            List<String> lines = Files.readAllLines(directory.resolve(name));
            Match<RiftTable> match = Journal.parse(name, lines).rebuild(Starter.RIFTBOUND.rules()).whole();
            assertThat(match.isOver()).isTrue();
            assertThat(match.journal().lines()).isEqualTo(lines);
        }
    }

    static List<Starter<?>> games() {
        return Starter.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void playersGiveUpAtRandomQuestionsAndTheGamesStillEnd(Starter<?> game) {
        Result result = Simulation.run(game.plan(200).threads(2).checked().conceding()).result();
        assertThat(result.failures()).isEmpty();
        Result again = Simulation.run(game.plan(200).conceding()).result();
        assertThat(again.fingerprint()).isEqualTo(result.fingerprint());
        assertThat(again.decisions().total()).isLessThan(Simulation.run(game.plan(200)).result().decisions().total());
    }

    @ParameterizedTest
    @MethodSource("games")
    void cardsAreConservedAndEveryGameEnds(Starter<?> game) {
        Result result = Simulation.run(game.plan(300).threads(2).checked()).result();
        assertThat(result.failures()).isEmpty();
        assertThat(result.endings().values().stream().mapToInt(n -> n).sum()).isEqualTo(300);
        assertThat(result.turns().most()).isLessThanOrEqualTo(GamePlayer.MOST_TURNS);
        assertThat(result.winsBySeat().stream().mapToInt(n -> n).sum() + result.draws()).isEqualTo(300);
    }

    @ParameterizedTest
    @MethodSource("games")
    void greedyBeatsRandom(Starter<?> game) {
        Result first = Simulation.run(game.plan(100).threads(2).bots("greedy", "random")).result();
        Result second = Simulation.run(game.plan(100).threads(2).bots("random", "greedy")).result();
        assertThat(first.winsBySeat().get(0) + second.winsBySeat().get(1)).isGreaterThanOrEqualTo(140);
    }

    @Test
    void progressIsToldGameByGame() {
        List<Integer> heard = new ArrayList<>();
        Simulation.run(Starter.RIFTBOUND.plan(5).threads(2), (done, of) -> heard.add(done * 100 + of));
        assertThat(heard).containsExactly(105, 205, 305, 405, 505);
    }

    @Test
    void aPlanThatCannotWorkIsRefusedBeforeItStarts() {
        assertThatThrownBy(() -> Simulation.run(Starter.RIFTBOUND.plan(1).bots("greedy", "clever")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("random, greedy");
        assertThatThrownBy(() -> Starter.RIFTBOUND.plan(0)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Starter.RIFTBOUND.plan(1).bots("greedy")).isInstanceOf(BadInput.class);
    }

    private static List<String> files(Path directory) throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            return all.map(p -> p.getFileName().toString()).sorted().toList();
        }
    }
}
