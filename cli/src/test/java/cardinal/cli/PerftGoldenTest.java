package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The size of decision trees, counted once and compared ever since: option generation, copying and forced answers agree. */
class PerftGoldenTest {

    @ParameterizedTest
    @CsvSource({
        "combat/lethal-damage-before-the-next, 1, 5",
        "combat/lethal-damage-before-the-next, 3, 105",
        "combat/lethal-damage-before-the-next, 5, 1799",
        "playing/356.2.b-text-of-a-permanent-as-it-enters, 2, 15",
        "playing/356.2.b-text-of-a-permanent-as-it-enters, 5, 505"})
    void theTreeHasAsManyLeavesAsEver(String scenario, int depth, long leaves) {
        String home = Objects.requireNonNull(System.getProperty("cardinal.home"));
        Path file = Path.of(home, "scenarios", "riftbound", scenario + ".yaml");
        Run run = Run.cardinal("perft", file.toString(), "--depth", Integer.toString(depth));
        assertThat(run.out().strip()).isEqualTo(Long.toString(leaves));
    }
}
