package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.server.wire.DeckText;
import cardinal.server.wire.Fork;
import cardinal.server.wire.ToServer;
import cardinal.server.wire.WorkshopCard;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The routes: what they answer, and whom they refuse. */
final class HttpTest extends ServerTest {

    @Test
    void everyAnswerTellsTheBrowserToTrustNobodyElse() {
        for (String path : new String[] {"/", "/api/games", "/nothing"}) {
            HttpResponse<String> answer = client().send("GET", path, "");
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElse("")).as(path)
                    .contains("default-src 'none'").contains("frame-ancestors 'none'").doesNotContain("unsafe");
            assertThat(answer.headers().firstValue("X-Content-Type-Options")).as(path).contains("nosniff");
            assertThat(answer.headers().firstValue("Set-Cookie")).as(path).isEmpty();
        }
    }

    @Test
    void pagesOfOtherSitesAreRefused() {
        assertThat(client().send("GET", "/api/games", "", "Origin", "https://evil.example").statusCode())
                .isEqualTo(403);
        assertThatThrownBy(() -> client().connect("Origin", "https://evil.example")).rootCause()
                .hasMessageContaining("403");
        assertThat(client().send("GET", "/api/games", "", "Origin", "http://127.0.0.1:" + server.port()).statusCode())
                .isEqualTo(200);
    }

    @Test
    void aBodyThatIsTooLargeOrNoJsonIsRefused() {
        assertThat(client().offer("/api/tables", "x".repeat(200_000)).statusCode()).isIn(400, 413);
        HttpResponse<String> answer = client().send("POST", "/api/tables", "{\"game\":");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("JSON");
        assertThat(client().send("POST", "/api/tables", "{}").body()).contains("missing");
    }

    @Test
    void fiveGamesAreOffered() {
        JsonNode games = client().get("/api/games");
        assertThat(games.findValuesAsString("id")).contains("riftbound", "evolve", "ufs-2010", "ufs-2019", "universus");
        games.forEach(game -> assertThat(game.get("modes").get(0).get("starters").size()).isPositive());
    }

    @Test
    void everyDeckThatComesWithAGameSaysWhatItDoes() {
        client().get("/api/games").forEach(game -> {
            assertThat(game.get("decks").findValuesAsString("name")).as(game.get("id").asString())
                    .containsExactlyElementsOf(game.get("modes").get(0).get("starters").valueStream()
                            .map(JsonNode::asString).toList());
            assertThat(game.get("decks").findValuesAsString("about")).allMatch(about -> about.endsWith("."));
        });
    }

    @Test
    void aClauseIsParaphrased() {
        assertThat(client().get("/api/games/ufs-2019/clauses/A.1.1").get("summary").asString()).isNotEmpty();
        assertThat(client().send("GET", "/api/games/ufs-2019/clauses/Z.9.9", "").statusCode()).isEqualTo(400);
    }

    @Test
    void aDeckIsCheckedChartedAndWrittenInOtherForms() {
        Tables.MODES.forEach((game, mode) -> {
            Client ann = client();
            String name =
                    ann.get("/api/games").valueStream().filter(g -> g.get("id").asString().equals(game)).findFirst()
                            .orElseThrow().get("modes").get(0).get("starters").get(0).asString();
            String list = ann.get("/api/games/" + game + "/decks/" + name).get("text").asString();
            JsonNode report = ann.post("/api/decks/check", deck(game, mode, list, "list"));
            assertThat(report.get("faults").size()).as(game + " " + report.get("faults")).isZero();
            assertThat(report.get("statistics").get(0).get("bars").size()).as(game).isPositive();
            assertThat(bars(report, "type")).as(game).isEqualTo(report.get("sections").valueStream()
                    .filter(s -> !s.get("heading").asString().equals("Sideboard")).mapToInt(s -> s.get("count").asInt())
                    .sum());
            JsonNode broken = ann.post("/api/decks/check", deck(game, mode, list + "\n60 " + card(report), "list"));
            assertThat(broken.get("faults").get(0).get("clause").asString()).as(game).isNotEmpty();
            assertThat(ann.post("/api/decks/export", deck(game, mode, list, "list")).get("text").asString())
                    .isNotEmpty();
        });
    }

    private static int bars(JsonNode report, String chart) {
        return report.get("statistics").valueStream().filter(c -> c.get("key").asString().equals(chart))
                .flatMap(c -> c.get("bars").valueStream()).mapToInt(bar -> bar.get("value").asInt()).sum();
    }

    private static DeckText deck(String game, String mode, String text, String form) {
        return new DeckText(game, mode, Optional.empty(), text, Optional.of(form));
    }

    private static String card(JsonNode report) {
        JsonNode sections = report.get("sections");
        JsonNode largest = sections.get(0);
        for (JsonNode section : sections) {
            largest = section.get("count").asInt() > largest.get("count").asInt() ? section : largest;
        }
        return largest.get("cards").get(0).get("name").asString();
    }

    @Test
    void aFinishedMatchIsSeenStepByStepAndForked() {
        Client ann = client();
        JsonNode grant = ann.post("/api/tables", Tables.bot("evolve", "greedy", 4));
        String match = grant.get("match").asString();
        Tables.play(ann, grant);
        for (int i = 0; i < 6 && ann.awaitQuestion(); i++) {
            ann.choose(0);
        }
        assertThat(ann.send("GET", "/api/replays/" + match, "").statusCode()).isEqualTo(400);
        ann.say(new ToServer.Concede(match));
        while (ann.view().get("result").isNull()) {
            ann.next();
        }
        int steps = ann.get("/api/replays/" + match).get("steps").asInt();
        JsonNode open = ann.get("/api/replays/" + match + "/steps/" + steps + "?eyes=open").get("view");
        assertThat(open.get("zones").get("hand-1").get("cards").size())
                .isEqualTo(open.get("zones").get("hand-1").get("count").asInt());
        JsonNode mine = ann.get("/api/replays/" + match + "/steps/" + steps / 2 + "?eyes=0").get("view");
        assertThat(mine.get("zones").get("hand-1").get("cards").size()).isZero();
        JsonNode fork = ann.post("/api/replays/" + match + "/forks", new Fork(steps / 2, 1, "Ann", "random"));
        Client again = Tables.play(client(), fork);
        again.awaitQuestion();
        assertThat(again.view().get("you").asInt()).isEqualTo(1);
        assertThat(again.view().get("step").asInt()).isGreaterThanOrEqualTo(steps / 2);
        again.choose(0);
    }

    @Test
    void aCardIsReadAndTriedOnATable() {
        Client ann = client();
        Map<String, String> card = Map.of("name", "Paper Lantern", "type", "spell", "text", "Draw 2.");
        JsonNode reading = ann.post("/api/workshop/read",
                new WorkshopCard("riftbound", card, Optional.empty(), Optional.empty(), Optional.empty()));
        assertThat(reading.get("understood").asBoolean()).as(reading.toString()).isTrue();
        assertThat(reading.get("outline").size()).isPositive();
        JsonNode wrong = ann.post("/api/workshop/read", new WorkshopCard("riftbound",
                Map.of("name", "Paper Lantern", "type", "spell", "text", "Frobnicate all."), Optional.empty(),
                Optional.empty(), Optional.empty()));
        assertThat(wrong.get("failures").get(0).get("unread").size()).isPositive();
        JsonNode grant = ann.post("/api/workshop/tables",
                new WorkshopCard("riftbound", card, Optional.of("hand"), Optional.empty(), Optional.empty()));
        Tables.play(ann, grant);
        ann.awaitQuestion();
        assertThat(ann.options().findValuesAsString("text")).anyMatch(text -> text.contains("Paper Lantern"));
    }
}
