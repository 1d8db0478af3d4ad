package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioGame;
import cardinal.scenario.ScenarioReader;
import cardinal.scenario.ScenarioRunner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
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
        return files(all).stream()
                .map(file -> DynamicTest.dynamicTest(all.relativize(file).toString(), file.toUri(),
                        () -> passes(file)));
    }

    /**
     * What is wrong at an open question beside what all games promise ({@link QuestionPromises}): a game says here what the rules say twice, in
     * two ways that must agree.
     */
    protected List<String> complaints(Match<?> asked) {
        return List.of();
    }

    /** The files that are played. */
    protected List<Path> files(Path all) {
        return ScenarioReader.filesIn(all);
    }

    /** A file as the games play it. */
    protected List<Scenario> read(Path file) {
        return ScenarioReader.readAll(file);
    }

    /** Complains unless the file passes. */
    protected void passes(Path file) {
        List<Scenario> editions = read(file);
        assertThat(problem(editions, runner)).as(file.toString()).isEmpty();
        assertThat(problem(editions, runner.onCopies())).as(file + ", played on copies").isEmpty();
    }

    /** What is wrong with a scenario, by any of the editions it was read for, played on copies; nothing if it passes. */
    public final String problem(List<Scenario> editions) {
        return problem(editions, runner.onCopies());
    }

    private String problem(List<Scenario> editions, ScenarioRunner player) {
        QuestionPromises<Table> promises = new QuestionPromises<>("yes", table -> false);
        Set<String> own = new LinkedHashSet<>();
        ScenarioRunner looked = player.lookedAt(match -> {
            promises.check(match, "");
            if (!match.isOver()) {
                own.addAll(complaints(match));
            }
        });
        List<String> problems = new ArrayList<>();
        for (Scenario scenario : editions) {
            String problem = looked.problem(scenario);
            if (!problem.isEmpty()) {
                problems.add("[" + scenario.game() + "] " + scenario.title() + ": " + problem);
            }
        }
        problems.addAll(promises.complaints());
        problems.addAll(own);
        return String.join("\n", problems);
    }
}
