package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples in Python, as a player and as a driver. */
final class PythonTest {
    private static final Path HOME = Path.of(System.getProperty("cardinal.home", ".."));

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    @BeforeEach
    void pythonIsHere() throws InterruptedException {
        boolean here;
        try {
            here = new ProcessBuilder("python3", "--version").redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
        } catch (IOException e) {
            here = false;
        }
        assumeTrue(here, "python3 is not installed, so its examples are not tried");
    }

    private static String bot() {
        return "cmd:python3 '" + HOME.resolve("examples/player.py").toAbsolutePath() + "'";
    }

    @Test
    void aPlayerInPythonFinishesGamesAgainstGreedy() {
        for (String game : new String[] {"riftbound", "evolve", "universus"}) {
            Run run = Run.cardinal("sim", game, "--bots", bot() + ",greedy", "--games", "4");
            assertThat(run.code()).as(run.toString()).isZero();
            assertThat(run.out()).contains("4 games of " + game);
        }
    }

    @Test
    void aPlayerInPythonTakesPartInTheArena() {
        Run run = Run.cardinal("arena", "--bots", bot() + ",random", "--decks", "dusk", "--games", "4");
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out()).contains("player.py' against random");
    }

    @Test
    void aDriverInPythonFinishesGamesThroughTheProtocol() throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path out = dir.resolve("out.txt");
        Process driver = new ProcessBuilder("python3", HOME.resolve("examples/driver.py").toString(), "--games", "6",
                "--cardinal", java + " -cp '" + System.getProperty("java.class.path") + "' cardinal.cli.Main protocol")
                .redirectErrorStream(true).redirectOutput(out.toFile()).start();
        assertThat(driver.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(Files.readString(out, StandardCharsets.UTF_8)).contains("6 games of riftbound against greedy");
        assertThat(driver.exitValue()).isZero();
    }

    @Test
    void aProgramThatAnswersWronglyIsToldAndThenGivenUp() throws IOException {
        Path wrong = Files.writeString(dir.resolve("wrong.py"), """
                import sys
                for line in sys.stdin:
                    if '"choose"' in line:
                        open(sys.argv[1], "a").write(line)
                        print('{"action": 1000}', flush=True)
                """);
        Path heard = dir.resolve("heard.txt");
        Run run = Run.cardinal("sim", "riftbound", "--bots", "cmd:python3 " + wrong + " " + heard + ",random",
                "--games", "1");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("no legal answer in 3 tries", "there is no action 1000; legal are 0 to");
        assertThat(Files.readAllLines(heard)).hasSize(3).first().asString().doesNotContain("\"error\"");
        assertThat(Files.readAllLines(heard).get(1)).contains("\"error\":\"there is no action 1000");
    }

    @Test
    void aProgramThatEndsIsNamed() {
        Run run = Run.cardinal("sim", "riftbound", "--bots", "cmd:true,random", "--games", "1");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("cmd:true: the program has ended");
    }
}
