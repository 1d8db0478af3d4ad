package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.server.wire.NewTable;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Matches over real sockets, from the first question to the last. */
final class PlayTest extends ServerTest {

    @Test
    void everyGameIsPlayedToItsEndAgainstABot() {
        Tables.MODES.keySet().stream().sorted().forEach(game -> {
            Client ann = client();
            JsonNode grant = ann.post("/api/tables", Tables.bot(game, "greedy", 42));
            Tables.play(ann, grant);
            Random random = new Random(1);
            int decisions = 0;
            while (ann.awaitQuestion()) {
                ann.choose(random.nextInt(ann.options().size()));
                decisions++;
            }
            assertThat(decisions).as(game).isGreaterThan(5);
            assertThat(ann.view().get("result").get("reason").asString()).as(game).isNotEmpty();
            assertThat(ann.get("/api/replays/" + grant.get("match").asString()).get("steps").asInt())
                    .isEqualTo(ann.view().get("step").asInt());
        });
    }

    @Test
    void aSeriesIsPlayedToItsEndWithSideboardsBetweenItsGames() {
        client().get("/api/games").forEach(game -> game.get("modes").forEach(mode -> {
            if (mode.get("series").asBoolean()) {
                Client ann = client();
                NewTable wanted = Tables.bot(game.get("id").asString(), "random", 4);
                JsonNode grant = ann.post("/api/tables", new NewTable(wanted.game(), mode.get("id").asString(),
                        wanted.pool(), "Ann", wanted.deck(), wanted.others(), 0, wanted.clock(), false, wanted.seed()));
                Tables.play(ann, grant);
                Random random = new Random(1);
                int most = 0;
                while (ann.awaitQuestion()) {
                    most = Math.max(most, won(ann));
                    ann.choose(random.nextInt(ann.options().size()));
                }
                int before = mode.get("id").asString().equals("best-of-five") ? 2 : 1;
                assertThat(most).as(game.get("id").asString() + ": games won before the last").isEqualTo(before);
                assertThat(ann.view().get("result").get("reason").asString()).isNotEmpty();
            }
        }));
    }

    /** The most games one of the players has won so far. */
    private static int won(Client client) {
        int most = 0;
        for (JsonNode player : client.view().get("players")) {
            for (JsonNode stat : player.get("stats")) {
                most = stat.get("key").asString().equals("games") ? Math.max(most, stat.get("value").asInt()) : most;
            }
        }
        return most;
    }

    @Test
    void whoComesBackSeesTheSameTableAndGoesOn() throws IOException {
        Client ann = client();
        JsonNode grant = ann.post("/api/tables", Tables.bot("ufs-2019", "greedy", 7));
        Tables.play(ann, grant);
        for (int i = 0; i < 5 && ann.awaitQuestion(); i++) {
            ann.choose(0);
        }
        ann.awaitQuestion();
        Client again = Tables.play(client(), grant);
        again.awaitQuestion();
        same(again.view(), ann.view());
        restart();
        Client later = Tables.play(client(), grant);
        later.awaitQuestion();
        same(later.view(), ann.view());
        later.choose(0);
        assertThat(later.view().get("step").asInt()).isGreaterThan(ann.view().get("step").asInt());
    }

    /** The same table, whatever the viewer calls the cards. */
    private static void same(JsonNode one, JsonNode other) {
        for (String field : new String[] {"timing", "players", "faces", "asked", "step", "result"}) {
            assertThat(one.get(field)).as(field).isEqualTo(other.get(field));
        }
        one.get("zones").properties().forEach(zone -> assertThat(names(one, zone.getValue())).as(zone.getKey())
                .isEqualTo(names(other, other.get("zones").get(zone.getKey()))));
        assertThat(one.get("prompt").get("serial")).isEqualTo(other.get("prompt").get("serial"));
        assertThat(one.get("prompt").get("options").findValuesAsString("text"))
                .isEqualTo(other.get("prompt").get("options").findValuesAsString("text"));
    }

    private static String names(JsonNode view, JsonNode zone) {
        StringBuilder names = new StringBuilder(zone.get("count") + ": ");
        zone.get("cards").forEach(handle -> names.append(view.get("cards").get(handle.asString()).get("name")));
        return names.toString();
    }

    @Test
    void twoPeoplePlayAndAThirdWatches() {
        Duel duel = Duel.of("evolve", 3, client(), client());
        Client ann = duel.ann();
        Client eve = duel.watchedBy(client());
        duel.play(30, new Random(5));
        assertThat(eve.view().get("you").asInt()).isEqualTo(-1);
        while (eve.view().get("step").asInt() < ann.view().get("step").asInt()) {
            eve.next();
        }
        assertThat(eve.view().get("prompt").isNull()).isTrue();
        assertThat(eve.view().get("zones").get("hand-0").get("cards").size()).isZero();
        assertThat(eve.view().get("players")).isEqualTo(ann.view().get("players"));
    }
}
