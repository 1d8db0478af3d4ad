package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is wrong with what a person gives: one line that says what and where, and nothing is written. */
class BadInputTest {
    private static final String SCENARIO = "game: riftbound\ntitle: A table\nsetup:\n  A: {runes: [fury]}\n";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    @BeforeEach
    void files() throws IOException {
        write("empty.txt", "");
        write("nodeck.txt", "3 No Such Card At All\n");
        write("short.txt", "Legend:\nCinder of the Wrecks\n\nMain Deck:\n3 Furnace Saint\n");
        write("heading.txt", "Chmpion:\nVeshka, Powder Queen\n");
        Files.write(dir.resolve("binary.txt"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, (byte) 0x80});
        write("not.json", "[{\"name\": \"Ogre\",\n  oops}]");
        write("object.json", "{\"decks\": []}");
        write("noname.json", "[{\"type\": \"unit\", \"might\": 3}]");
        write("type.json", "[{\"name\": \"Ogre\", \"type\": \"unti\", \"might\": 3}]");
        write("field.json", "[{\"name\": \"Ogre\", \"type\": \"unit\", \"migth\": 3}]");
        write("might.json", "[{\"name\": \"Ogre\", \"type\": \"unit\", \"might\": \"lots\"}]");
        write("nomight.json", "[{\"name\": \"Ogre\", \"type\": \"unit\"}]");
        write("twice.json",
                "[{\"name\": \"Ogre\", \"type\": \"unit\", \"might\": 1}, {\"name\": \"Ogre\", \"type\": \"unit\", \"might\": 2}]");
        write("bad.yaml", "game: riftbound\ntitle: [open\n");
        write("key.yaml", SCENARIO + "scirpt: []\n");
        write("game.yaml", SCENARIO.replace("riftbound", "riftbond"));
        write("nogame.yaml", "title: x\n");
        write("evolve.yaml", "game: evolve\ntitle: t\nsetup:\n  A: {feild: []}\n");
        write("card.yaml", SCENARIO + "  B: {hand: [No Such Card]}\n");
        write("zone.yaml", SCENARIO + "  B: {hnad: []}\n");
        write("good.yaml", SCENARIO);
        write("magic.journal", "cardinal-jurnal 1\n");
        write("cut.journal", "cardinal-journal 1\nruleset riftbound 1\npool 0000000000000000\n");
        write("ruleset.journal", journal("ruleset chess 1", "0000000000000000"));
        write("print.journal", journal("ruleset riftbound 1", "xyz"));
        write("seed.journal", journal("ruleset riftbound 1", "0000000000000000").replace("seed 1", "seed one"));
        Files.createDirectory(dir.resolve("folder"));
    }

    private static String journal(String ruleset, String pool) {
        return "cardinal-journal 1\n" + ruleset + "\npool " + pool
                + "\nmode duel\nseed 1\nstart 0000000000000000\nchoices 0\nend\n";
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(dir.resolve(name), text, StandardCharsets.UTF_8);
    }

    /** The place or word the complaint must contain, then the command line; "@" stands for the folder with the files. */
    static Stream<Arguments> badInput() {
        return Stream.of(
                // command lines
                arguments("plya", "plya"),
                arguments("--colour", "--colour play riftbound"),
                arguments("--prot", "serve --prot 8080"),
                arguments("65535", "serve --port 70000"),
                arguments("--think", "serve --think 0"),
                arguments("GAME", "play"),
                arguments("riftbond", "play riftbond"),
                arguments("open-9", "play evolve --mode open-9"),
                arguments("--sed", "play riftbound --sed 4"),
                arguments("--seed", "play riftbound --seed four"),
                arguments("Q", "play riftbound --seat Q"),
                arguments("gready", "play riftbound --bot gready"),
                arguments("--human", "play riftbound --bot random --human"),
                arguments("wrekers", "play riftbound --deck wrekers"),
                arguments("nothere/x.journal", "play riftbound --save @/nothere/x.journal"),
                arguments("extra", "play riftbound extra"),
                arguments("brawl", "play riftbound --mode brawl"),
                arguments("brawl", "sim riftbound --games 1 --mode brawl"),
                arguments("other players", "play riftbound --mode skirmish --vs tides,dusk,hearth"),
                arguments("462.8.g", "play riftbound --mode 2v2 --deck tides --vs dusk,tides"),
                arguments("4 seats", "sim riftbound --games 1 --mode war --bots random,random"),
                arguments("run, explain or diff", "scenario"),
                arguments("show, verify or fork", "replay"),
                arguments("check", "deck"),
                arguments("0", "sim riftbound --games 0"),
                arguments("--games", "sim riftbound --games many"),
                arguments("thread", "sim riftbound --games 1 --threads 0"),
                arguments("--bots", "sim riftbound --games 1 --bots random"),
                arguments("rnadom", "sim riftbound --games 1 --bots random,rnadom --journals @/new"),
                arguments("nodecks", "sim riftbound --games 1 --decks wreckers,nodecks --journals @/new"),
                arguments("empty.txt", "sim riftbound --games 1 --journals @/empty.txt"),
                arguments("no-such", "rules no-such"),
                arguments("103.2.zz", "rules riftbound 103.2.zz"),
                arguments("opne", "rules riftbound --status opne"),
                arguments("--depth", "perft @/good.yaml"),
                arguments("-1", "perft @/good.yaml --depth -1"),
                arguments("--seconds", "bench --seconds 0"),
                // decks
                arguments("none.txt", "deck check @/none.txt"),
                arguments("folder", "deck check @/folder"),
                arguments("binary.txt", "deck check @/binary.txt"),
                arguments("empty.txt", "deck check @/empty.txt"),
                arguments("chess", "deck check @/short.txt --game chess"),
                arguments("line 1", "play riftbound --deck @/nodeck.txt"),
                arguments("103.2", "play riftbound --deck @/short.txt"),
                arguments("line 1", "sim riftbound --games 1 --decks @/heading.txt --journals @/new"),
                arguments("not.json:2", "deck check @/short.txt --cards @/not.json"),
                // card files
                arguments("none.json", "cards check @/none.json"),
                arguments("not.json:2", "cards check @/not.json --json"),
                arguments("object.json", "cards check @/object.json"),
                arguments("card 1", "cards check @/noname.json"),
                arguments("unti", "cards check @/type.json"),
                arguments("migth", "cards check @/field.json"),
                arguments("lots", "cards check @/might.json"),
                arguments("Ogre", "cards check @/nomight.json"),
                arguments("card 2", "cards check @/twice.json"),
                arguments("empty.txt", "cards check @/empty.txt"),
                // scenarios
                arguments("none.yaml", "scenario run @/none.yaml"),
                arguments("folder", "scenario run @/folder"),
                arguments("bad.yaml:", "scenario explain @/bad.yaml"),
                arguments("key.yaml:5", "scenario explain @/key.yaml"),
                arguments("riftbond", "scenario explain @/game.yaml"),
                arguments("nogame.yaml:1", "scenario explain @/nogame.yaml"),
                arguments("evolve.yaml:4", "perft @/evolve.yaml --depth 1"),
                arguments("card.yaml:5", "perft @/card.yaml --depth 1"),
                arguments("zone.yaml:5", "perft @/zone.yaml --depth 1"),
                // journals
                arguments("none.journal", "replay show @/none.journal"),
                arguments("magic.journal:1", "replay verify @/magic.journal"),
                arguments("cut.journal:4", "replay verify @/cut.journal"),
                arguments("chess", "replay show @/ruleset.journal"),
                arguments("print.journal:3", "replay fork @/print.journal"),
                arguments("seed.journal:5", "replay verify @/seed.journal"),
                arguments("binary.txt", "replay show @/binary.txt"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("badInput")
    void isAnsweredInOneLineWithItsPlace(String place, String line) throws IOException {
        Map<String, Long> before = contents();
        String[] args = Arrays.stream(line.split(" ")).map(a -> a.replace("@", dir.toString())).toArray(String[]::new);
        Run run = Run.cardinal(args);
        assertThat(run.code()).as(run.toString()).isIn(2, 3);
        assertThat(run.err().lines().toList()).as(run.toString()).hasSize(1);
        assertThat(run.err()).startsWith("cardinal").contains(place).doesNotContain("Exception");
        assertThat(run.out()).as("standard output").isEmpty();
        assertThat(contents()).as("what is in the folder").isEqualTo(before);
    }

    private Map<String, Long> contents() throws IOException {
        Map<String, Long> found = new TreeMap<>();
        try (Stream<Path> all = Files.walk(dir)) {
            for (Path p : all.toList()) {
                found.put(p.toString(), Files.isDirectory(p) ? -1L : Files.size(p));
            }
        }
        return found;
    }

    @Test
    void aMistypedWordIsAnsweredWithTheNearestOnes() {
        assertThat(Run.cardinal("plya").err()).contains("did you mean \"play\"");
        assertThat(Run.cardinal("play", "riftbound", "--sed", "4").err()).contains("did you mean \"--seed\"");
        assertThat(Run.cardinal("play", "riftbond").err()).contains("did you mean \"riftbound\"");
        assertThat(Run.cardinal("play", "riftbound", "--deck", "wrekers").err()).contains("did you mean \"wreckers\"");
        assertThat(Run.cardinal("rules", "riftbound", "103.2.zz").err()).contains("103.2.");
    }

    @Test
    void theTraceIsShownWhenAskedFor() {
        assertThat(Run.cardinal("--debug", "play", "riftbond").err()).contains("\tat ");
    }

    /** A broken scenario among others is a result, with its line. */
    @Test
    void aBrokenScenarioFailsTheRunAndNamesItsLine() {
        Run run = Run.cardinal("scenario", "run", dir.resolve("key.yaml").toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("key.yaml:5").contains("1 scenario, 1 failed");
    }

    @Test
    void anIllegalDeckIsAFailedCheckWithEveryViolation() {
        Run run = Run.cardinal("deck", "check", dir.resolve("short.txt").toString(), "--game", "riftbound");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("(103.2)").contains("(103.3.a)").contains("(458.4.a)");
        assertThat(List.of(run.err())).containsExactly("");
    }
}
