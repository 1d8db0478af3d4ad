package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Table;
import cardinal.scenario.ScenarioGame;
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

/**
 * Every scenario of a game that the project ships, as it is and with every choice made on a copy of the match; each of its questions says what
 * it is about.
 */
public abstract class ShippedScenarios {
    private final ScenarioRunner runner;
    private final String folder;

    /** @param folder below scenarios/ */
    protected ShippedScenarios(String folder, ScenarioGame<?>... games) {
        runner = new ScenarioRunner(List.of(games));
        this.folder = folder;
    }

    @TestFactory
    Stream<DynamicTest> shipped() {
        Path home = Path.of(Objects.requireNonNull(System.getProperty("cardinal.home"), "cardinal.home"));
        Path all = home.resolve("scenarios").resolve(folder);
        if (!Files.isDirectory(all)) {
            return Stream.empty();
        }
        return ScenarioReader.filesIn(all).stream()
                .map(file -> DynamicTest.dynamicTest(all.relativize(file).toString(), file.toUri(),
                        () -> passes(file)));
    }

    private void passes(Path file) {
        QuestionPromises<Table> promises = new QuestionPromises<>("yes", table -> false);
        ScenarioResult result = runner.lookedAt(match -> promises.check(match, "")).run(file);
        assertThat(result.message()).as(result.title()).isEmpty();
        assertThat(promises.complaints()).as(result.title() + ", its questions").isEmpty();
        assertThat(runner.onCopies().run(file).message()).as(result.title() + ", played on copies").isEmpty();
    }
}
