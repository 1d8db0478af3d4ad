package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.server.wire.DeckText;
import cardinal.server.wire.ToServer;
import cardinal.server.wire.WireJson;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Nobody may do too much. */
final class LimitsTest extends ServerTest {
    @Override
    Settings settings() {
        return Settings.local(data).onPort(0).with(new Settings.Limits(5, 60, 3, 2, 100, false));
    }

    @Test
    void whoOpensTooManyTablesHasToWait() {
        String body = WireJson.write(Tables.bot("evolve", "random", 1));
        for (int i = 0; i < 3; i++) {
            assertThat(client().send("POST", "/api/tables", body).statusCode()).isEqualTo(200);
        }
        assertThat(client().send("POST", "/api/tables", body).statusCode()).isEqualTo(429);
    }

    @Test
    void whoChecksManyDecksOpensNoTable() {
        DeckText deck = new DeckText("evolve", "standard", Optional.empty(), "3 Nothing", Optional.empty());
        for (int i = 0; i < 5; i++) {
            assertThat(client().send("POST", "/api/decks/check", WireJson.write(deck)).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void whoPlaysAgainstPeopleCannotNameTheSeed() {
        assertThat(client().send("POST", "/api/tables", WireJson.write(Tables.friend("evolve", true, 1))).body())
                .contains("seed");
        assertThat(client().send("POST", "/api/tables", WireJson.write(Tables.bot("evolve", "random", 1)))
                .statusCode()).isEqualTo(200);
    }

    @Test
    void whoSpeaksTooFastIsRefusedAndThenCutOff() {
        Client ann = client();
        JsonNode grant = ann.post("/api/tables", Tables.bot("evolve", "random", 1));
        Tables.play(ann, grant).next("Snapshot");
        String match = grant.get("match").asString();
        boolean slowed = false;
        for (int i = 0; i < 60 && !slowed; i++) {
            ann.say(new ToServer.Ping(match, i));
            JsonNode answer = ann.next();
            slowed = answer.get("type").asString().equals("Refused")
                    && answer.get("reason").asString().contains("too many");
        }
        assertThat(slowed).isTrue();
        for (int i = 0; i < 400 && ann.closed < 0; i++) {
            try {
                ann.say(new ToServer.Ping(match, i));
            } catch (java.util.concurrent.CompletionException e) {
                break;
            }
        }
        RefusalTest.await(() -> ann.closed == 1008);
    }

    @Test
    void moreSocketsThanAllowedAreClosed() {
        client().connect();
        client().connect();
        Client third = client().connect();
        RefusalTest.await(() -> third.closed == 1008);
    }
}
