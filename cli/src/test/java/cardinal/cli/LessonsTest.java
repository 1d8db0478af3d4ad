package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What whoever writes a lesson is told. */
class LessonsTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    /** The lesson that the documentation shows. */
    private static String documented() throws IOException {
        String paper = Files.readString(
                Path.of(System.getProperty("cardinal.home", "..")).resolve("docs/lessons.md"));
        return paper.split("```yaml\n")[1].split("```")[0];
    }

    @Test
    void theLessonOfTheDocumentationFits() throws IOException {
        Path file = Files.writeString(dir.resolve("short.yaml"), documented());
        Run run = Run.cardinal("lesson", "check", file.toString());
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out()).contains("2 steps, 4 captions");
    }

    @Test
    void whatDoesNotFitIsNamedByItsLine() throws IOException {
        Files.writeString(dir.resolve("typo.yaml"), documented().replace("move Lone Boar", "move Lone Bear"));
        Files.writeString(dir.resolve("nobody.yaml"), documented().replace("{Lone Boar}", "{Lone Bear}"));
        Files.writeString(dir.resolve("scenario.yaml"), "game: riftbound\ntitle: not a lesson\n");
        Run run = Run.cardinal("lesson", "check", dir.toString(), "--json");
        assertThat(run.code()).as(run.toString()).isEqualTo(1);
        JsonNode all = JsonMapper.shared().readTree(run.out());
        assertThat(all.size()).as("a scenario without a lesson is passed over").isEqualTo(2);
        assertThat(all.get(0).get("problems").get(0).asString()).contains("nobody.yaml:18",
                "there is nothing called \"Lone Bear\"", "Lone Boar");
        assertThat(all.get(1).get("problems").get(0).asString()).contains("typo.yaml:18",
                "\"move Lone Bear to battlefield 1\" is not offered", "move Lone Boar to battlefield 1");
    }

    @Test
    void theListNamesThoseOfEveryFamily() {
        assertThat(Run.cardinal("lesson", "list").out()).contains("riftbound-first-game", "evolve-first-game",
                "ufs-first-game (universus, ufs-2019, ufs-2010)");
    }
}
