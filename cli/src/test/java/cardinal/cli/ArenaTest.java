package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The arena as people call it. */
final class ArenaTest {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    private static String[] arena(Path out, String... more) {
        List<String> args = new ArrayList<>(List.of("arena", "--decks", "wreckers,tides,dusk", "--bots", "greedy",
                "--games", "60", "--seed", "5", "--out", out.toString()));
        args.addAll(List.of(more));
        return args.toArray(String[]::new);
    }

    @Test
    void aRunThatWasKilledAndResumedGivesTheSameFile() throws IOException, InterruptedException {
        Path killed = dir.resolve("killed");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), "-Dcardinal.home=" + System.getProperty("cardinal.home", "."),
                "cardinal.cli.Main"));
        command.addAll(List.of(arena(killed, "--threads", "2")));
        Process process = new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(new File(dir.toFile(), "killed.txt")).start();
        Path log = killed.resolve("games.jsonl");
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (lines(log) < 40 && process.isAlive() && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        process.destroyForcibly().waitFor(); // SIGKILL: nothing is tidied up
        assertThat(lines(log)).as(Files.readString(dir.resolve("killed.txt"))).isBetween(40L, 180L);
        assertThat(killed.resolve("result.json")).doesNotExist();
        Files.writeString(log, "{\"i\":17,\"winn", java.nio.file.StandardOpenOption.APPEND);

        Run refused = Run.cardinal(arena(killed));
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("--resume");
        assertThat(Run.cardinal(arena(killed, "--resume", "--csv", "--threads", "1")).code()).isZero();
        Path whole = dir.resolve("whole");
        assertThat(Run.cardinal(arena(whole, "--csv", "--threads", "2")).code()).isZero();
        for (String file : List.of("result.json", "pairings.csv", "cards.csv", "games.csv")) {
            assertThat(Files.readAllBytes(killed.resolve(file))).as(file)
                    .isEqualTo(Files.readAllBytes(whole.resolve(file)));
        }
        assertThat(lines(log)).isEqualTo(181);
    }

    private static long lines(Path file) throws IOException {
        return Files.exists(file)
                ? Files.readString(file, StandardCharsets.UTF_8).chars().filter(c -> c == '\n').count()
                : 0;
    }

    @Test
    void aResultIsPrintedWrittenAndRead() throws IOException {
        Path out = dir.resolve("out");
        Run run = Run.cardinal("arena", "--game", "riftbound", "--bots", "random", "--decks", "wreckers,tides,dusk",
                "--games", "4", "--out", out.toString(), "--csv", "--report");
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out()).contains("riftbound duel, seed 1, 4 games for each of 3 pairings",
                "wreckers  against tides", "fingerprint ");
        assertThat(run.err()).isEmpty();
        assertThat(Files.readString(out.resolve("report.html"))).startsWith("<!DOCTYPE html>");
        assertThat(Files.readAllLines(out.resolve("pairings.csv"))).hasSize(4);
        assertThat(Files.readAllLines(out.resolve("games.csv"))).hasSize(13);

        Run printed = Run.cardinal("arena", "--bots", "random", "--decks", "wreckers,tides,dusk", "--games", "4",
                "--json");
        assertThat(printed.out()).isEqualTo(Files.readString(out.resolve("result.json")));

        String result = out.resolve("result.json").toString();
        Run again = Run.cardinal("arena", "report", result, "--to", dir.resolve("again.html").toString());
        assertThat(again.code()).as(again.toString()).isZero();
        assertThat(dir.resolve("again.html")).hasSameTextualContentAs(out.resolve("report.html"));

        Run meta = Run.cardinal("arena", "meta", result, "--field", "wreckers=2,tides=1", "--json");
        JsonNode entries = JsonMapper.shared().readTree(meta.out()).get("entries");
        assertThat(entries).hasSize(3);
        assertThat(entries.get(0).propertyNames()).containsExactly("name", "weight", "expected", "low", "high", "share",
                "shareLow", "shareHigh", "dominatedBy", "dominatedIn");
        assertThat(Run.cardinal("arena", "meta", result).out()).contains("equilibrium share", "points a game");
    }

    @Test
    void theLadderRatesBots() {
        Run run = Run.cardinal("arena", "ladder", "--game", "riftbound", "--bots", "random,greedy", "--games", "8");
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out()).contains("riftbound, seed 1, 8 games", "random         0 (0 to 0)",
                "greedy    against random");
        Run all = Run.cardinal("arena", "ladder", "--game", "all", "--bots", "random,greedy", "--games", "2", "--json");
        JsonNode json = JsonMapper.shared().readTree(all.out());
        assertThat(json.propertyNames()).containsExactly("riftbound", "riftbound-2026-07", "evolve", "evolve-1.24",
                "ufs-2010", "ufs-2019", "universus");
        assertThat(json.get("evolve").get("ratings").get(1).get("name").asString()).isEqualTo("greedy");
    }

    @Test
    void aLadderOfNeighboursHasRatingsButNoMetagame() {
        Path out = dir.resolve("ladder");
        Run run = Run.cardinal("arena", "ladder", "--bots", "random,greedy,adept", "--neighbours", "--decks", "dusk",
                "--games", "2", "--out", out.toString());
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out()).contains("greedy    against random", "adept     against greedy")
                .doesNotContain("adept     against random");
        refused("not everybody met everybody", "arena", "meta", out.resolve("riftbound.result.json").toString());
        refused("not everybody met everybody", "arena", "report", out.resolve("riftbound.result.json").toString());
    }

    @Test
    void whatIsWrongIsSaid() {
        refused("even number", "arena", "--games", "3");
        refused("--out DIR", "arena", "--report");
        refused("--out DIR", "arena", "--resume");
        refused("neither a starter deck nor a file", "arena", "--decks", "wrekers");
        refused("there is no bot \"clever\"", "arena", "--bots", "clever");
        refused("two players", "arena", "--mode", "skirmish");
        refused("there is no such file", "arena", "meta", dir.resolve("nothing.json").toString());
        refused("--games", "arena", "--gamez", "3");
    }

    private static void refused(String words, String... args) {
        Run run = Run.cardinal(args);
        assertThat(run.code()).as(run.toString()).isEqualTo(2);
        assertThat(run.err()).contains(words);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void everyCommandHasHelp() {
        for (String[] args : new String[][] {{"arena", "--help"}, {"arena", "meta", "--help"},
            {"arena", "report", "--help"}, {"arena", "ladder", "--help"}}) {
            Run run = Run.cardinal(args);
            assertThat(run.code()).isZero();
            assertThat(run.out()).contains("Usage: cardinal arena");
        }
    }
}
