package cardinal.ufs.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Shelf;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioGame.PathDoc;
import cardinal.scenario.ScenarioReader;
import cardinal.scenario.ScenarioRunner;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.table.CardPool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What docs/scenarios.md says of UFS is what the reader understands. */
class DocumentationTest {
    private static final UfsScenarioGame GAME = new UfsScenarioGame(new CardPool(Editions.UFS_2019));

    private static String ufs() throws IOException {
        String page = Files.readString(
                Path.of(Objects.requireNonNull(System.getProperty("cardinal.home"), "cardinal.home"), "docs",
                        "scenarios.md"));
        return page.substring(page.indexOf("## UFS"));
    }

    static List<PathDoc> paths() {
        return GAME.paths();
    }

    @ParameterizedTest
    @MethodSource("paths")
    void every_path_is_documented(PathDoc path) throws IOException {
        assertThat(ufs()).contains("| `" + path.path() + "` | " + path.meaning() + " |");
    }

    @ParameterizedTest
    @MethodSource("paths")
    void every_documented_path_exists(PathDoc path) {
        String real = path.path().replace("CARD", "Fist").replace("NAME", "Fist").replace("LIST", "A.hand");
        String yaml = "game: ufs-2019\ntitle: t\ncards: [{name: Fist, type: foundation, difficulty: 1, check: 5}]\n"
                + "setup: {A: {stage: [Fist]}}\nexpect: {" + real + ": surely not this}\n";
        assertThat(new ScenarioRunner(List.of(GAME)).run("t.yaml", yaml).message())
                .startsWith("t.yaml:5: " + real + "\n  expected: surely not this");
    }

    @Test
    void every_key_of_a_player_is_documented() throws IOException {
        Scenario empty = ScenarioReader.read("t.yaml", "game: ufs-2019\ntitle: t\n");
        UfsSetup setup = new UfsSetup(empty,
                new UfsScenarioCards(empty, Editions.UFS_2019, Shelf.of(new CardPool(Editions.UFS_2019)),
                        new CardPool(Editions.UFS_2019)));
        for (String key : setup.playerKeys()) {
            assertThat(ufs()).contains("`" + key + "`");
        }
    }
}
