package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.server.wire.ToServer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whoever runs the server sees whether it lives and how much goes on; strangers do not. */
final class HealthTest extends ServerTest {

    @Test
    void itLivesAndTakesGuestsOnceItHasTakenUpItsMatches() {
        assertThat(client().send("GET", "/health", "").body()).isEqualTo("ok\n");
        RefusalTest.await(() -> client().send("GET", "/ready", "").statusCode() == 200);
    }

    @Test
    void theFiguresCountMatchesSocketsAnswersAndWrites() {
        Client ann = client();
        JsonNode grant = ann.post("/api/tables", Tables.bot("evolve", "random", 1));
        Tables.play(ann, grant).next("Snapshot");
        ann.say(new ToServer.Ping(grant.get("match").asString(), 1));
        ann.next("Pong");
        RefusalTest.await(() -> figures().contains("cardinal_answer_seconds_count 1\n"));
        assertThat(figures()).contains("\ncardinal_matches_playing 1\n", "\ncardinal_sockets 1\n",
                "\ncardinal_store_up 1\n", "\ncardinal_errors_total 0\n", "# TYPE cardinal_store_seconds histogram\n")
                .doesNotContain("cardinal_store_seconds_count 0\n");
    }

    private String figures() {
        return client().send("GET", "/metrics", "").body();
    }

    @Test
    void whoComesThroughAProxyIsNotToldTheFigures() {
        assertThat(client().send("GET", "/metrics", "", "X-Forwarded-For", "203.0.113.9").statusCode()).isEqualTo(403);
        assertThat(client().send("GET", "/health", "", "X-Forwarded-For", "203.0.113.9").statusCode()).isEqualTo(200);
    }
}
