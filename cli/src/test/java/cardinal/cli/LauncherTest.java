package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./cardinal} itself, with a Maven and a JDK that only say what they are asked. */
class LauncherTest {
    private static final Path LAUNCHER = Path.of(System.getProperty("cardinal.home", ".."), "cardinal");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @BeforeEach
    void buildOnce() throws Exception {
        Path checkout = Files.createDirectories(folder.resolve("checkout"));
        Files.copy(LAUNCHER, checkout.resolve("cardinal"));
        Files.writeString(checkout.resolve("pom.xml"), "<project/>");
        program("jdk/bin/java", "printf '%s\\n' \"$@\"");
        program("jdk/bin/javac", "exit 0");
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
        program("tools/mvn",
                "mkdir -p cli/target/lib && : > cli/target/cardinal-cli-1.jar && : > cli/target/lib/other.jar");
        assertThat(start(checkout, "games")).contains("cardinal.cli.Main", "games");
    }

    @Test
    void a_built_checkout_starts_where_it_is() throws Exception {
        assertThat(start(folder.resolve("checkout"), "games")).contains(classpath(folder.resolve("checkout")));
    }

    @Test
    void a_moved_checkout_starts_without_a_build() throws Exception {
        Path moved = Files.move(folder.resolve("checkout"), folder.resolve("elsewhere"));
        program("tools/mvn", "exit 1");
        List<String> said = start(moved, "games");
        assertThat(said).contains(classpath(moved), "-Dcardinal.home=" + moved.toRealPath());
        assertThat(said).noneMatch(word -> word.contains(folder.resolve("checkout").toString()));
    }

    @Test
    void what_the_build_leaves_names_no_place() throws Exception {
        assertThat(Files.readAllLines(folder.resolve("checkout/target/app/jars")))
                .containsExactly("cardinal-cli-1.jar", "other.jar");
    }

    private static String classpath(Path checkout) throws IOException {
        Path app = checkout.toRealPath().resolve("target/app");
        return app.resolve("cardinal-cli-1.jar") + ":" + app.resolve("other.jar");
    }

    private void program(String path, String script) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    /** What the last java was asked, word by word. */
    private List<String> start(Path checkout, String... words) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                Stream.concat(Stream.of("sh", "./cardinal"), Stream.of(words)).toList());
        builder.directory(checkout.toFile());
        builder.environment().put("CARDINAL_JAVA_HOME", folder.resolve("jdk").toString());
        builder.environment().put("PATH", folder.resolve("tools") + ":" + System.getenv("PATH"));
        builder.environment().remove("CARDINAL_JAVA_OPTS");
        Path out = folder.resolve("out");
        builder.redirectOutput(out.toFile()).redirectError(folder.resolve("err").toFile());
        Process process = builder.start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("ends").isTrue();
        assertThat(process.exitValue()).as(Files.readString(folder.resolve("err"), StandardCharsets.UTF_8)).isZero();
        return Files.readAllLines(out);
    }
}
