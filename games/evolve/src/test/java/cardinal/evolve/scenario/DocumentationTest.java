package cardinal.evolve.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.set.StarterSet;
import cardinal.scenario.ScenarioGame.PathDoc;
import cardinal.scenario.ScenarioRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What docs/scenarios.md says of Evolve is what the reader understands. */
class DocumentationTest {
    private static final EvolveScenarioGame GAME = new EvolveScenarioGame(StarterSet.pool());

    private static String page() throws IOException {
        String all = Files.readString(
                Path.of(Objects.requireNonNull(System.getProperty("cardinal.home"), "cardinal.home"), "docs",
                        "scenarios.md"));
        int from = all.indexOf("## Evolve");
        return all.substring(from, all.indexOf("\n## ", from + 1));
    }

    static List<PathDoc> paths() {
        return GAME.paths();
    }

    @ParameterizedTest
    @MethodSource("paths")
    void every_path_is_documented(PathDoc path) throws IOException {
        assertThat(page()).contains("| `" + path.path() + "` | " + path.meaning() + " |");
    }

    @ParameterizedTest
    @MethodSource("paths")
    void every_documented_path_exists(PathDoc path) {
        String real = path.path().replace("CARD", "Grunt").replace("NAME", "Grunt").replace("LIST", "A.hand");
        String yaml =
                "game: evolve\ntitle: t\ncards: [{name: Grunt, type: Follower, class: neutral, cost: 1, attack: 1, defense: 1}]\n"
                        + "setup: {A: {field: [Grunt]}}\nexpect: {" + real + ": surely not this}\n";
        assertThat(new ScenarioRunner(List.of(GAME)).run("t.yaml", yaml).message())
                .startsWith("t.yaml:5: " + real + "\n  expected: surely not this");
    }
}
