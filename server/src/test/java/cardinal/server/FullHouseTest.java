package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.server.wire.NewTable;
import cardinal.server.wire.WireJson;
import cardinal.server.wire.WorkshopCard;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** One client has only so much of the server, whatever it says of its address; and a full house makes room. */
final class FullHouseTest extends ServerTest {
    private static final Settings.Limits LIMITS = new Settings.Limits(20, 600, 600, 60, 12, false, 1_500, 3, 6, 30);

    @Override
    Settings settings() {
        return Settings.local(data).onPort(0).with(LIMITS)
                .behind(new Settings.Proxies(List.of("127.0.0.1"), "X-Forwarded-For"));
    }

    private static String waiting() {
        NewTable table = Tables.friend("evolve", true, 1);
        return WireJson.write(new NewTable(table.game(), table.mode(), table.pool(), table.name(), table.deck(),
                table.others(), table.seat(), table.clock(), true, Optional.empty()));
    }

    private HttpResponse<String> open(String address) {
        return client().send("POST", "/api/tables", waiting(), "X-Forwarded-For", address);
    }

    @Test
    void oneClientHasOnlySoManyTablesThatWait() {
        for (int i = 0; i < 3; i++) {
            assertThat(open("203.0.113.1").statusCode()).isEqualTo(200);
        }
        assertThat(open("203.0.113.1").body()).contains("close one of them first");
        assertThat(open("203.0.113.2").statusCode()).isEqualTo(200);
    }

    @Test
    void whenAllTablesAreTakenTheOldestThatNobodyLooksAtOfWhoHasMostMakesRoom() {
        String kept = Client.JSON.readTree(open("203.0.113.100").body()).get("match").asString();
        for (int i = 0; i < 12; i++) {
            assertThat(open("203.0.113." + i / 3).statusCode()).as("table %s", i).isEqualTo(200);
        }
        assertThat(open("203.0.113.50").statusCode()).isEqualTo(200);
        JsonNode lobby = client().get("/api/lobby");
        assertThat(lobby).hasSize(12);
        assertThat(lobby.findValuesAsString("match")).contains(kept);
    }

    @Test
    void whoLooksAtATableThatWaitsKeepsIt() {
        for (int i = 0; i < 12; i++) {
            JsonNode grant = Client.JSON.readTree(open("203.0.113." + i / 3).body());
            Tables.play(client(), grant).next("RoomNews");
        }
        assertThat(open("203.0.113.50").body()).contains("all tables of this server are taken");
    }

    @Test
    void whoHasUsedUpTheirShareOfTheProcessorWaitsAndTheOthersDoNot() {
        WorkshopCard card = new WorkshopCard("riftbound", Map.of("text", "draw ".repeat(780)), Optional.empty(),
                Optional.empty(), Optional.empty());
        String body = WireJson.write(card);
        int asked = 0;
        while (asked < 300 && read(body, "203.0.113.1") != 429) {
            asked++;
        }
        assertThat(asked).isLessThan(300);
        assertThat(read(body, "203.0.113.2")).isNotEqualTo(429);
    }

    private int read(String body, String address) {
        return client().send("POST", "/api/workshop/read", body, "X-Forwarded-For", address).statusCode();
    }
}
