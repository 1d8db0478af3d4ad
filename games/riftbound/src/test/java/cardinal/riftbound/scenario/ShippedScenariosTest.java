package cardinal.riftbound.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.riftbound.set.StarterSet;
import cardinal.scenario.ScenarioReader;
import cardinal.scenario.ScenarioResult;
import cardinal.scenario.ScenarioRunner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every scenario of this game that the project ships, as it is and with every choice made on a copy of the match. */
class ShippedScenariosTest {
    private static final ScenarioRunner RUNNER = new ScenarioRunner(List.of(new RiftScenarioGame(StarterSet.pool())));

    @TestFactory
    Stream<DynamicTest> shipped() {
        Path home = Path.of(Objects.requireNonNull(System.getProperty("cardinal.home"), "cardinal.home"));
        Path folder = home.resolve("scenarios/riftbound");
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        return ScenarioReader.filesIn(folder).stream()
                .map(file -> DynamicTest.dynamicTest(folder.relativize(file).toString(), file.toUri(),
                        () -> passes(file)));
    }

    private static void passes(Path file) {
        ScenarioResult result = RUNNER.run(file);
        assertThat(result.message()).as(result.title()).isEmpty();
        assertThat(RUNNER.onCopies().run(file).message()).as(result.title() + ", played on copies").isEmpty();
    }
}
