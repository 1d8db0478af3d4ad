package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The server is killed again and again while many play, and every match goes on with nothing lost. */
final class KillTest {
    /** How often, and how many matches are open; the long run has -Dcardinal.kills=20 -Dcardinal.kill.matches=50. */
    private static final int KILLS = Integer.getInteger("cardinal.kills", 2);
    private static final int MATCHES = Integer.getInteger("cardinal.kill.matches", 10);
    private static final List<String> GAMES = Tables.MODES.keySet().stream().sorted().toList();

    @TempDir
    Path data = Path.of("");

    private @Nullable Process process;
    private int port;
    private volatile boolean killed;
    private final AtomicInteger answers = new AtomicInteger();

    private void start() throws IOException {
        Process begun = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED", "-Dcardinal.home=" + System.getProperty("cardinal.home", ".."),
                "-cp", System.getProperty("java.class.path"), DevServer.class.getName(), "0", data.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        process = begun;
        killed = false;
        BufferedReader out = begun.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        assertThat(line).as("the server's first line").contains("http://127.0.0.1:");
        port = Integer.parseInt(line.replaceFirst(".*:(\\d+)/$", "$1"));
    }

    /** Not a polite request: SIGKILL. */
    @AfterEach
    void kill() {
        killed = true;
        Process running = process;
        if (running != null) {
            running.destroyForcibly();
            running.onExit().join();
        }
    }

    @Test
    void whateverWasAcknowledgedIsThereAfterEveryKill() throws IOException, InterruptedException {
        List<Player> players = IntStream.range(0, MATCHES).mapToObj(Player::new).toList();
        Random random = new Random(2);
        for (int round = 0; round < KILLS; round++) {
            start();
            List<Thread> playing = players.stream().map(player -> Thread.ofVirtual().start(player::play)).toList();
            int enough = answers.get() + MATCHES + random.nextInt(10 * MATCHES);
            while (answers.get() < enough && playing.stream().anyMatch(Thread::isAlive)) {
                Thread.sleep(1);
            }
            kill();
            for (Thread thread : playing) {
                thread.join();
            }
            assertThat(players.stream().map(player -> player.fault).filter(fault -> !fault.isEmpty())).isEmpty();
        }
        start();
        players.forEach(Player::comeBack);
        assertThat(players.stream().map(player -> player.fault).filter(fault -> !fault.isEmpty())).isEmpty();
    }

    /** Somebody who plays one match after the other and remembers what the server acknowledged. */
    private final class Player {
        private final int number;
        private final Random random;
        private final List<String> log = new ArrayList<>();
        private @Nullable JsonNode grant;
        private int step;
        private String fault = "";

        Player(int number) {
            this.number = number;
            random = new Random(number);
        }

        /** Until the server is gone. */
        void play() {
            try {
                while (!killed) {
                    match();
                }
            } catch (RuntimeException e) {
                fault = killed ? "" : "match " + number + ": " + e;
            } catch (AssertionError e) {
                fault = "match " + number + ": " + e;
            }
        }

        private void match() {
            try (Client client = new Client(port)) {
                back(client);
                while (client.awaitQuestion()) {
                    client.choose(random.nextInt(client.options().size()));
                    remember(client);
                    answers.incrementAndGet();
                }
                grant = null;
            }
        }

        /** Only looks whether all is there. */
        void comeBack() {
            try (Client client = new Client(port)) {
                back(client);
            } catch (RuntimeException | AssertionError e) {
                fault = "match " + number + ": " + e;
            }
        }

        private void back(Client client) {
            JsonNode mine = grant;
            if (mine == null) {
                mine = client.post("/api/tables",
                        Tables.bot(GAMES.get(number % GAMES.size()), "random", random.nextInt()));
                log.clear();
                step = 0;
                grant = mine;
            }
            Tables.play(client, mine).next("Snapshot");
            if (!log.isEmpty()) {
                client.next("Log");
            }
            assertThat(client.view().get("step").asInt()).isGreaterThanOrEqualTo(step);
            assertThat(client.log).startsWith(log.toArray(String[]::new));
        }

        private void remember(Client client) {
            step = client.view().get("step").asInt();
            log.clear();
            log.addAll(client.log);
        }
    }
}
