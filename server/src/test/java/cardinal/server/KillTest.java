package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The server is killed in the middle of matches, and every match goes on with nothing lost. */
final class KillTest {
    /** How often; the long run has -Dcardinal.kills=20. */
    private static final int KILLS = Integer.getInteger("cardinal.kills", 2);
    private static final List<String> GAMES = List.of("riftbound", "evolve", "ufs-2019");

    @TempDir
    Path data = Path.of("");

    private Process process;
    private int port;

    @BeforeEach
    void start() throws IOException {
        process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED", "-Dcardinal.home=" + System.getProperty("cardinal.home", ".."),
                "-cp", System.getProperty("java.class.path"), DevServer.class.getName(), "0", data.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        assertThat(line).as("the server's first line").contains("http://127.0.0.1:");
        port = Integer.parseInt(line.replaceFirst(".*:(\\d+)/$", "$1"));
    }

    /** Not a polite request: SIGKILL. */
    private void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }

    @Test
    void afterEveryKillEveryMatchGoesOnWhereItWas() throws IOException {
        try {
            List<JsonNode> grants = new ArrayList<>();
            try (Client host = new Client(port)) {
                for (String game : GAMES) {
                    grants.add(host.post("/api/tables", Tables.bot(game, "greedy", 9)));
                }
            }
            Random random = new Random(2);
            int[] steps = new int[GAMES.size()];
            for (int round = 0; round <= KILLS; round++) {
                for (int i = 0; i < GAMES.size(); i++) {
                    try (Client ann = Tables.play(new Client(port), grants.get(i))) {
                        ann.next("Snapshot");
                        assertThat(ann.view().get("step").asInt()).as(GAMES.get(i)).isGreaterThanOrEqualTo(steps[i]);
                        for (int n = 0; n < 3 && ann.awaitQuestion(); n++) {
                            ann.choose(random.nextInt(ann.options().size()));
                            steps[i] = ann.view().get("step").asInt();
                        }
                    }
                }
                if (round < KILLS) {
                    kill();
                    start();
                }
            }
        } finally {
            kill();
        }
    }
}
