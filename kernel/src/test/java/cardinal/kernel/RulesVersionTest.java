package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesVersionTest {
    @TempDir
    Path dir = Path.of("");

    private String hash(String text) throws IOException {
        Files.createDirectories(dir.resolve("a"));
        Files.writeString(dir.resolve("a/One.java"), text);
        Files.writeString(dir.resolve("Two.java"), "two\n");
        return RulesVersion.hash(List.of(dir));
    }

    @Test
    void it_changes_with_what_decides_play_and_with_nothing_else() throws IOException {
        String version = hash("one\nmore\n");
        assertThat(version).matches("[0-9a-f]{12}");
        assertThat(hash("one\r\nmore\r\n")).as("line ends of another machine").isEqualTo(version);
        assertThat(hash("one\nless\n")).isNotEqualTo(version);
        Files.move(dir.resolve("Two.java"), dir.resolve("Three.java"));
        assertThat(RulesVersion.hash(List.of(dir))).as("another name").isNotEqualTo(hash("one\nless\n"));
    }

    @Test
    void a_build_that_has_written_none_is_one_of_development() {
        assertThat(RulesVersion.of(RulesVersionTest.class)).isEqualTo("development");
    }
}
