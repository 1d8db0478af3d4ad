package cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.riftbound.set.StarterSet;
import org.junit.jupiter.api.Test;

final class BenchmarkTest {

    @Test
    void aShortMeasurementFindsSomething() {
        Benchmark.Figures figures = Benchmark.run(Starter.RULES, "duel", StarterSet.decks(), 1);
        assertThat(figures.decisionsPerSecond()).isPositive();
        assertThat(figures.optionsPerDecision()).isGreaterThan(1);
        assertThat(figures.copyNanos()).isPositive();
        assertThat(figures.decisionNanosTurn3()).isPositive();
    }
}
