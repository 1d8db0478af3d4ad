package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A short command loads the game it is about and no other: that is most of what it costs. */
class LoadedGamesTest {
    private static final Path HOME = Path.of(System.getProperty("cardinal.home", ".."));

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path dir;

    /** The classes that a command loads, in a JVM of its own. */
    private List<String> loaded(String... command) throws Exception {
        Path log = dir.resolve("classes");
        List<String> words =
                new ArrayList<>(List.of(Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xlog:class+load:file=" + log + ":none",
                        "-Dcardinal.home=" + HOME.toAbsolutePath(), "-cp", System.getProperty("java.class.path", ""),
                        "cardinal.cli.Main"));
        words.addAll(List.of(command));
        Process process = new ProcessBuilder(words).redirectErrorStream(true)
                .redirectOutput(dir.resolve("said").toFile()).start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(Files.readString(dir.resolve("said"))).isZero();
        try (Stream<String> lines = Files.lines(log)) {
            return lines.map(line -> line.split(" ")[0]).toList();
        }
    }

    private static List<String> of(List<String> classes, String game) {
        return classes.stream().filter(name -> name.startsWith("cardinal." + game + ".")).toList();
    }

    @Test
    void a_scenario_loads_its_own_game() throws Exception {
        Path file = Files.writeString(dir.resolve("t.yaml"), """
                game: riftbound
                title: Nothing happens
                setup:
                  A: {hand: 1}
                expect:
                  - A.hand.count: 1
                """);
        for (String command : List.of("run", "explain")) {
            List<String> classes = loaded("scenario", command, file.toString());
            assertThat(of(classes, "riftbound")).as(command).isNotEmpty();
            assertThat(of(classes, "evolve")).as(command).isEmpty();
            assertThat(of(classes, "ufs")).as(command).isEmpty();
            assertThat(of(classes, "server")).as(command).isEmpty();
            assertThat(classes).as("other commands").doesNotContain("cardinal.cli.SimCommand$1", "cardinal.bots.Bot");
        }
    }

    @Test
    void a_clause_needs_no_cards_at_all() throws Exception {
        List<String> classes = loaded("rules", "evolve", "5.13.1");
        assertThat(of(classes, "riftbound")).isEmpty();
        assertThat(of(classes, "ufs")).isEmpty();
        assertThat(of(classes, "evolve")).as("only its editions").hasSizeLessThan(40);
    }
}
