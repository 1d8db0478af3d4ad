package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What tools read: the shapes of the JSON answers. */
class JsonAnswersTest {
    private static final String SCENARIO = """
            game: riftbound
            title: A unit walks to an empty battlefield and conquers it
            rules: ["141", "442.1"]
            cards:
              - {name: Ogre, type: unit, domain: fury, energy: 5, might: 5}
            setup:
              turn: {player: A, number: 5, phase: action}
              A: {base: [Ogre]}
              battlefields: [{}, {}]
            script:
              - A: move Ogre to battlefield 1
            expect:
              - battlefield 1.controller: CONTROLLER
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    private String file(String name, String text) throws IOException {
        return Files.writeString(dir.resolve(name), text).toString();
    }

    private static JsonNode json(Run run, int code) {
        assertThat(run.code()).as(run.toString()).isEqualTo(code);
        return JsonMapper.shared().readTree(run.out());
    }

    @Test
    void scenarioResults() throws IOException {
        String good = file("good.yaml", SCENARIO.replace("CONTROLLER", "A"));
        String bad = file("bad.yaml", SCENARIO.replace("CONTROLLER", "B"));
        JsonNode all = json(Run.cardinal("scenario", "run", good, bad, "--json"), 1);
        assertThat(all.isArray()).isTrue();
        assertThat(all.get(0).propertyNames()).containsExactly("file", "title", "rules", "passed", "message",
                "editions");
        assertThat(all.get(0).get("passed").asBoolean()).as(all.toString()).isTrue();
        assertThat(all.get(0).get("rules").get(1).asString()).isEqualTo("442.1");
        assertThat(all.get(1).get("passed").asBoolean()).isFalse();
        assertThat(all.get(1).get("message").asString()).contains("bad.yaml:13");
    }

    @Test
    void anExplanationNamesClauses() throws IOException {
        Run run = Run.cardinal("scenario", "explain", file("good.yaml", SCENARIO.replace("CONTROLLER", "A")));
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out()).contains("A: move Ogre to battlefield 1  (316.2.b)").contains("(442.1)")
                .contains("All that was expected is true.");
    }

    @Test
    void anExplanationForTools() throws IOException {
        String file = file("good.yaml", SCENARIO.replace("CONTROLLER", "A"));
        JsonNode all = json(Run.cardinal("scenario", "explain", file, "--json"), 0);
        assertThat(all.propertyNames()).containsExactly("file", "title", "passed", "message", "log", "clauses",
                "game", "ending", "assumed");
        assertThat(all.get("clauses").toString()).contains("442.1");
    }

    @Test
    void perft() throws IOException {
        String good = file("good.yaml", SCENARIO.replace("CONTROLLER", "A"));
        JsonNode count = json(Run.cardinal("perft", good, "--depth", "2", "--divide", "--json"), 0);
        long sum = 0;
        for (JsonNode branch : count.get("branches")) {
            sum += branch.get("leaves").asLong();
        }
        assertThat(count.get("leaves").asLong()).isEqualTo(sum).isPositive();
        assertThat(Run.cardinal("perft", good, "--depth", "2").out().strip()).isEqualTo(String.valueOf(sum));
    }

    @Test
    void cards() throws IOException {
        String file = file("cards.json", """
                [{"name": "Ogre", "type": "unit", "might": 5, "text": "When I attack, draw 1."},
                 {"name": "Riddle", "type": "spell", "text": "Whistle a merry tune."}]
                """);
        JsonNode all = json(Run.cardinal("cards", "check", file, "--game", "riftbound", "--json"), 1);
        assertThat(all.get("cards").asInt()).isEqualTo(2);
        assertThat(all.get("supported").asInt()).isEqualTo(1);
        assertThat(all.get("missing").get(0).get("unlocks").asInt()).isEqualTo(1);
        JsonNode reports = all.get("reports");
        assertThat(reports.get(0).propertyNames()).contains("name", "supported", "unread", "why");
        assertThat(reports.get(0).get("supported").asBoolean()).isTrue();
        assertThat(reports.get(1).get("supported").asBoolean()).isFalse();
        assertThat(reports.get(1).get("unread").size()).isPositive();
        assertThat(Run.cardinal("cards", "check", file).out()).contains("1 of 2 cards can be played");
    }

    @Test
    void decks() throws IOException {
        JsonNode deck =
                json(Run.cardinal("deck", "check", file("d.txt", "Legend:\nCinder of the Wrecks\n"), "--json"), 1);
        assertThat(deck.get("legal").asBoolean()).isFalse();
        assertThat(deck.get("violations").get(0).propertyNames()).containsExactly("clause", "message");
        assertThat(deck.get("violations").toString()).contains("103.2");
    }

    @Test
    void theLedger() {
        JsonNode all = json(Run.cardinal("rules", "riftbound", "--json"), 0);
        assertThat(all.size()).isEqualTo(1616);
        assertThat(all.get(0).propertyNames()).contains("clause", "status", "summary", "tests");
        JsonNode one = json(Run.cardinal("rules", "riftbound", "128.1", "--json"), 0);
        assertThat(one.size()).isEqualTo(1);
        assertThat(one.get(0).get("status").asString()).isEqualTo("table");
        assertThat(one.get(0).get("note").asString()).isNotEmpty();
        JsonNode open = json(Run.cardinal("rules", "evolve", "--status", "open", "--json"), 0);
        assertThat(open.size()).isLessThanOrEqualTo(703);
        JsonNode counts = json(Run.cardinal("rules", "universus", "--coverage", "--json"), 0);
        assertThat(counts.get("clauses").asInt()).isEqualTo(1156);
    }

    @Test
    void aSimulationIsTheSameWhateverTheThreadsExceptForItsTiming() throws IOException {
        String[] one = {"sim", "riftbound", "--games", "12", "--seed", "3", "--threads", "1", "--json"};
        String[] two = one.clone();
        two[7] = "2";
        Run first = Run.cardinal(one);
        JsonNode a = json(first, 0);
        JsonNode b = json(Run.cardinal(two), 0);
        assertThat(a.propertyNames()).containsExactly("game", "bots", "seed", "games", "wins", "draws", "turns",
                "decisions", "reasons", "decks",
                "matchups", "fingerprint", "failures", "timing");
        assertThat(untimed(a)).isEqualTo(untimed(b));
        assertThat(a.get("games").asInt()).isEqualTo(12);
        assertThat(a.get("reasons").size()).isPositive();
    }

    @Test
    void simulationsHaveAWinnerForEverySeatOfTheMode() {
        JsonNode war = json(Run.cardinal("sim", "riftbound", "--mode", "war", "--games", "8", "--check", "--json"), 0);
        assertThat(war.get("wins").propertyNames()).containsExactly("A", "B", "C", "D");
        assertThat(war.get("bots").size()).isEqualTo(4);
        JsonNode teams =
                json(Run.cardinal("sim", "riftbound", "--mode", "2v2", "--games", "8", "--check", "--json"), 0);
        assertThat(teams.get("wins").get("A")).isEqualTo(teams.get("wins").get("C"));
        assertThat(teams.get("wins").get("B")).isEqualTo(teams.get("wins").get("D"));
        assertThat(json(Run.cardinal("sim", "riftbound", "--mode", "skirmish", "--games", "8", "--check", "--json"), 0)
                .get("wins").size()).isEqualTo(3);
    }

    private static String untimed(JsonNode node) {
        ((tools.jackson.databind.node.ObjectNode) node).remove("timing");
        return node.toString();
    }

    @Test
    void journalsOfASimulationVerify() {
        Path journals = dir.resolve("journals");
        assertThat(Run.cardinal("sim", "riftbound", "--games", "2", "--decks", "wreckers,tides", "--journals",
                journals.toString()).code()).isZero();
        Run run = Run.cardinal("replay", "verify", journals.resolve("game-000001.journal").toString());
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out()).contains("all fingerprints agree");
        JsonNode answer =
                json(Run.cardinal("replay", "verify", journals.resolve("game-000000.journal").toString(), "--json"), 0);
        assertThat(answer.get("verified").asBoolean()).isTrue();
    }
}
