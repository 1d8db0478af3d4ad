package cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class BenchmarkTest {

    static List<Starter<?>> games() {
        return Starter.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aShortMeasurementFindsSomething(Starter<?> game) {
        Benchmark.Figures figures = Benchmark.run(game.rules(), game.mode(), game.decks(), 1);
        assertThat(figures.decisionsPerSecond()).isPositive();
        assertThat(figures.optionsPerDecision()).isGreaterThan(1);
        assertThat(figures.copyNanos()).isPositive();
        assertThat(figures.decisionNanosTurn3()).isPositive();
    }
}
