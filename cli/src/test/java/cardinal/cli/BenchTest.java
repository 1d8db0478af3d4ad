package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class BenchTest {

    @Test
    void theSearchIsMeasured() {
        Run run = Run.cardinal("bench", "search", "--game", "evolve", "--seconds", "1", "--json");
        assertThat(run.code()).as(run.toString()).isZero();
        JsonNode evolve = JsonMapper.shared().readTree(run.out()).get("evolve");
        assertThat(evolve.propertyNames()).containsExactly("imaginedTables", "searchNodes", "playouts");
        assertThat(Run.cardinal("bench", "search", "--seconds", "1").out()).contains("playouts/s", "riftbound");
        assertThat(Run.cardinal("bench", "search", "--seconds", "0").code()).isEqualTo(2);
    }

    @Test
    void theSlowestMoveIsReportedAndOneThatIsTooSlowFails() {
        Run run = Run.cardinal("bench", "think", "--games", "1", "--think", "5ms", "--limit", "60s");
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out()).contains("riftbound: 1 games", "the slowest");
        assertThat(Run.cardinal("bench", "think", "--games", "1", "--think", "5ms", "--limit", "0ms").code())
                .isEqualTo(1);
        assertThat(Run.cardinal("bench", "think", "--think", "soon").err()).contains("write 2s or 500ms");
    }
}
