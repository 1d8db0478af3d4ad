package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.server.wire.ToServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whatever is not exactly an answer to the open question is refused, with a reason, and changes nothing. */
final class RefusalTest extends ServerTest {
    private static final List<String> MALFORMED =
            List.of("", "{", "null", "[]", "7", "\"Choose\"", "{\"type\":\"Nothing\"}",
                    "{\"type\":\"Choose\"}", "{\"match\":\"M\",\"serial\":1,\"option\":0}",
                    "{\"type\":\"Choose\",\"match\":\"M\",\"serial\":\"one\",\"option\":0}",
                    "{\"type\":\"Choose\",\"match\":\"M\",\"serial\":1.5,\"option\":0}",
                    "{\"type\":\"Choose\",\"match\":\"M\",\"serial\":null,\"option\":0}",
                    "{\"type\":\"Choose\",\"match\":null,\"serial\":1,\"option\":0}",
                    "{\"type\":\"Choose\",\"match\":\"M\",\"serial\":1,\"option\":0,\"seat\":1}",
                    "{\"type\":\"Choose\",\"match\":\"M\",\"serial\":1,\"option\":0}{}",
                    "{\"type\":\"Choose\",\"match\":\"M\",\"serial\":99999999999999999999999,\"option\":0}",
                    "{\"type\":\"java.lang.Runtime\",\"match\":\"M\"}",
                    "{\"type\":\"Auto\",\"match\":\"M\",\"on\":true,\"stops\":[null]}",
                    "{\"type\":\"Why\",\"match\":\"M\",\"request\":1}", "[".repeat(3_000), "\u0000\u0001");

    private Client started(String game, JsonNode[] grant) {
        Client ann = client();
        grant[0] = ann.post("/api/tables", Tables.bot(game, "random", 11));
        Tables.play(ann, grant[0]);
        ann.awaitQuestion();
        return ann;
    }

    @Test
    void malformedMessagesAreRefusedAndChangeNothing() {
        JsonNode[] grant = new JsonNode[1];
        Client ann = started("riftbound", grant);
        JsonNode before = ann.view().deepCopy();
        for (String text : MALFORMED) {
            ann.raw(text.replace("\"M\"", "\"" + grant[0].get("match").asString() + "\""));
            assertThat(ann.next("Refused").get("reason").asString()).as(text).isNotBlank();
        }
        assertThat(fresh(grant[0]).get("step")).isEqualTo(before.get("step"));
        ann.choose(0);
    }

    @Test
    void staleForeignAndImpossibleChoicesAreRefusedAndChangeNothing() {
        JsonNode[] grant = new JsonNode[1];
        Client ann = started("ufs-2019", grant);
        String match = grant[0].get("match").asString();
        int first = ann.serial();
        ann.choose(0);
        ann.awaitQuestion();
        int step = ann.view().get("step").asInt();
        Client eve = client().connect().join(match, Optional.empty());
        eve.next("Snapshot");
        List<ToServer> wrong =
                List.of(new ToServer.Choose(match, first, 0), new ToServer.Choose(match, first + 1000, 0),
                        new ToServer.Choose(match, ann.serial(), -1), new ToServer.Choose(match, ann.serial(), 10_000),
                        new ToServer.Choose("nothing", ann.serial(), 0), new ToServer.Agree(match, 1, true),
                        new ToServer.Rematch(match), new ToServer.Close(match),
                        new ToServer.Auto(match, true, List.of("no such window")),
                        new ToServer.Why(match, 1, Optional.of("c999"), Optional.empty()));
        for (ToServer message : wrong) {
            ann.say(message);
            assertThat(ann.next("Refused").get("reason").asString()).as(message.toString()).isNotBlank();
        }
        for (ToServer message : List.of(new ToServer.Choose(match, ann.serial(), 0), new ToServer.Concede(match),
                new ToServer.TakeBack(match))) {
            eve.say(message);
            assertThat(eve.next("Refused").get("reason").asString()).contains("watch");
        }
        assertThat(fresh(grant[0]).get("step").asInt()).isEqualTo(step);
    }

    @Test
    void aWrongTokenOpensNoSeat() {
        JsonNode[] grant = new JsonNode[1];
        started("evolve", grant);
        Client eve = client().connect().join(grant[0].get("match").asString(), Optional.of("guessed"));
        assertThat(eve.next("Refused").get("reason").asString()).contains("token");
        eve.join("nosuchmatch", Optional.empty());
        assertThat(eve.next("Refused").get("reason").asString()).contains("no match");
    }

    @Test
    void anOversizedMessageEndsTheSocketAndNothingElse() {
        JsonNode[] grant = new JsonNode[1];
        Client ann = started("riftbound", grant);
        JsonNode before = ann.view().deepCopy();
        Client eve = client().connect();
        eve.rawIfOpen("x".repeat(100_000));
        await(() -> eve.gone);
        assertThat(fresh(grant[0]).get("step")).isEqualTo(before.get("step"));
    }

    /** Malformed, oversized, replayed and out of turn, from spectators and from a player, while somebody else plays on. */
    @Test
    void wrongMessagesByTheThousandChangeNothingAndSlowNobody() throws InterruptedException {
        JsonNode[] grant = new JsonNode[1];
        Client ann = started("ufs-2019", grant);
        String match = grant[0].get("match").asString();
        int first = ann.serial();
        ann.choose(0);
        ann.awaitQuestion();
        JsonNode before = ann.view().deepCopy();
        double alone = median(answers(100));
        int many = Integer.getInteger("cardinal.wrong.messages", 1_000);
        Thread flood = Thread.ofVirtual().start(() -> flood(match, grant[0], first, many));
        List<Long> amid = new ArrayList<>();
        do {
            amid.addAll(answers(20));
        } while (flood.isAlive());
        flood.join();
        JsonNode after = fresh(grant[0]);
        assertThat(after.get("step")).isEqualTo(before.get("step"));
        assertThat(after.get("prompt").get("serial")).isEqualTo(before.get("prompt").get("serial"));
        System.out.printf(Locale.ROOT, "%d wrong messages: an answer takes others %.1f ms, without them %.1f ms%n",
                many,
                median(amid), alone);
        assertThat(median(amid)).isLessThan(Math.max(100, 10 * alone));
        ann.choose(0);
    }

    private void flood(String match, JsonNode grant, int answered, int many) {
        Random random = new Random(3);
        Client again = Tables.play(client(), grant);
        again.next("Snapshot");
        Client eve = client().connect().join(match, Optional.empty());
        for (int i = 0; i < many; i++) {
            if (eve.gone || i % 100 == 0) {
                eve = client().connect().join(match, Optional.empty());
            }
            String choose = "{\"type\":\"Choose\",\"match\":\"" + match + "\",\"serial\":%d,\"option\":%d}";
            try {
                switch (random.nextInt(4)) {
                    case 0 -> eve.raw(MALFORMED.get(random.nextInt(MALFORMED.size())));
                    case 1 -> eve.raw("x".repeat(random.nextInt(20) == 0 ? 5_000 : random.nextInt(3_000)));
                    case 2 -> eve.raw(String.format(Locale.ROOT, choose, again.serial(), random.nextInt(5)));
                    default -> again.raw(String.format(Locale.ROOT, choose, answered - random.nextInt(3), 0));
                }
            } catch (CompletionException closed) {
                eve = client().connect().join(match, Optional.empty());
            }
        }
    }

    /** How long so many answers at another table take, in nanoseconds. */
    private List<Long> answers(int count) {
        List<Long> times = new ArrayList<>();
        Client max = started("evolve", new JsonNode[1]);
        for (int i = 0; i < count && max.awaitQuestion(); i++) {
            long begun = System.nanoTime();
            max.choose(0);
            times.add(System.nanoTime() - begun);
        }
        return times;
    }

    private static double median(List<Long> nanos) {
        return nanos.stream().sorted().skip(nanos.size() / 2).findFirst().orElseThrow() / 1e6;
    }

    /** The table as somebody sees it who comes now. */
    private JsonNode fresh(JsonNode grant) {
        Client again = Tables.play(client(), grant);
        again.next("Snapshot");
        return again.view();
    }

    static void await(java.util.function.BooleanSupplier condition) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.onSpinWait();
        }
    }
}
