package cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SearchBenchmarkTest {

    static List<Starter<?>> games() {
        return Starter.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aShortMeasurementFindsSomething(Starter<?> game) {
        SearchBenchmark.Figures figures = SearchBenchmark.run(game.rules(), game.mode(), game.decks(), 1);
        assertThat(figures.imaginedTables()).isPositive();
        assertThat(figures.searchNodes()).isPositive();
        assertThat(figures.playouts()).isPositive();
    }

    @Test
    void theTimeOfEveryMoveOfTheBotIsTaken() {
        List<Integer> heard = new ArrayList<>();
        ThinkingTime.Times times = ThinkingTime.run(Starter.RIFTBOUND.plan(2), "adept", Duration.ofMillis(5), 1,
                (done, of) -> heard.add(done));
        assertThat(heard).containsExactly(1, 2);
        assertThat(times.moves()).isGreaterThan(20);
        assertThat(times.average()).isPositive().isLessThanOrEqualTo(times.slowest());
        assertThat(times.most()).isLessThanOrEqualTo(times.slowest());
        assertThat(times.slowestGame()).isBetween(0, 1);
    }
}
