package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.server.wire.ClockSettings;
import cardinal.server.wire.DeckChoice;
import cardinal.server.wire.NewTable;
import cardinal.server.wire.SitDown;
import cardinal.server.wire.ToServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What people agree on around a match. */
final class RoomTest extends ServerTest {
    private Duel duel = new Duel("", new Client(0), new Client(0));
    private Client ann = duel.ann();
    private Client ben = duel.ben();
    private String match = "";

    private void two(String game) {
        duel = Duel.of(game, 3, client(), client());
        ann = duel.ann();
        ben = duel.ben();
        match = duel.match();
    }

    private Client asked() {
        return ann.view().get("asked").asInt() == 0 ? ann : ben;
    }

    @Test
    void onlyWhoIsInvitedSitsDownUnlessTheTableIsListed() {
        Client host = client();
        JsonNode grant = host.post("/api/tables", Tables.friend("evolve", false, 1));
        SitDown uninvited = new SitDown("Eve", Tables.ANY, Optional.of("guessed"));
        String path = "/api/tables/" + grant.get("match").asString() + "/seats";
        assertThatThrownBy(() -> host.post(path, uninvited)).hasMessageContaining("invitation");
        JsonNode listed = host.post("/api/tables", Tables.friend("evolve", true, 1));
        assertThat(host.get("/api/lobby").findValuesAsString("match")).contains(listed.get("match").asString())
                .doesNotContain(grant.get("match").asString());
        host.post("/api/tables/" + listed.get("match").asString() + "/seats",
                new SitDown("Eve", Tables.ANY, Optional.empty()));
        assertThatThrownBy(() -> host.post("/api/tables/" + listed.get("match").asString() + "/seats",
                new SitDown("Max", Tables.ANY, Optional.empty()))).hasMessageContaining("no seat is free");
    }

    @Test
    void theHostClosesATableAtWhichNobodyPlaysYet() {
        Client host = client();
        JsonNode grant = host.post("/api/tables", Tables.friend("evolve", true, 1));
        Tables.play(host, grant).next("RoomNews");
        host.say(new ToServer.Close(grant.get("match").asString()));
        host.next("RoomNews");
        assertThat(host.room().get("status").asString()).isEqualTo("CLOSED");
        assertThatThrownBy(
                () -> host.post("/api/tables/" + grant.get("match").asString() + "/seats", Tables.sit(grant)))
                .hasMessageContaining("no seat is free");
    }

    @Test
    void whatOneSaysTheOthersHearUnlessTheyMuted() {
        two("evolve");
        ann.say(new ToServer.Chat(match, "good luck"));
        assertThat(ben.next("ChatLine").get("text").asString()).isEqualTo("good luck");
        ben.say(new ToServer.Mute(match, 0, true));
        ben.say(new ToServer.Ping(match, 5));
        ben.next("Pong");
        ann.say(new ToServer.Chat(match, "hello?"));
        ann.next("ChatLine");
        ann.next("ChatLine");
        ben.say(new ToServer.Ping(match, 6));
        JsonNode next = ben.next();
        assertThat(next.get("type").asString()).isEqualTo("Pong");
        ann.say(new ToServer.Chat(match, "x".repeat(ToServer.LONGEST_CHAT + 1)));
        assertThat(ann.next("Refused").get("reason").asString()).contains("300");
    }

    @Test
    void whoComesBackHearsWhatWasSaidLastButNotWhomTheyMuted() {
        Client host = client();
        JsonNode grant = host.post("/api/tables", Tables.bot("evolve", "random", 3));
        String id = grant.get("match").asString();
        Tables.play(host, grant).next("Snapshot");
        for (int i = 0; i < 60; i++) {
            Client client = client().connect().join(id, Optional.empty());
            for (int line = 0; line < 5; line++) {
                client.say(new ToServer.Chat(id, "line " + (5 * i + line)));
            }
            while (!host.next("ChatLine").get("text").asString().equals("line " + (5 * i + 4))) {
                assertThat(host.closed).isNegative();
            }
            client.close();
        }
        Client again = Tables.play(client(), grant);
        assertThat(again.next("ChatLine").get("text").asString()).isEqualTo("line 200");
        again.say(new ToServer.Mute(id, -1, true));
        again.say(new ToServer.Ping(id, 1));
        again.next("Pong");
        Client later = Tables.play(client(), grant);
        later.say(new ToServer.Ping(id, 2));
        for (JsonNode next = later.next(); !next.get("type").asString().equals("Pong"); next = later.next()) {
            assertThat(next.get("type").asString()).isNotEqualTo("ChatLine");
        }
    }

    @Test
    void whoTalksWithoutTakingABreathIsRefused() {
        two("evolve");
        for (int i = 0; i < 6; i++) {
            ann.say(new ToServer.Chat(match, "line " + i));
        }
        assertThat(ann.next("Refused").get("reason").asString()).contains("too fast");
    }

    @Test
    void aPlayerAlwaysFindsRoomAtTheTableHoweverManyWatch() {
        Client host = client();
        JsonNode grant = host.post("/api/tables", Tables.bot("evolve", "random", 3));
        for (int i = 0; i < 200; i++) {
            client().connect().join(grant.get("match").asString(), Optional.empty()).next("Snapshot");
        }
        Client late = client().connect().join(grant.get("match").asString(), Optional.empty());
        assertThat(late.next("Refused").get("reason").asString()).contains("too many");
        Tables.play(host, grant).next("Snapshot");
        assertThat(host.room().get("spectators").asInt()).isEqualTo(200);
    }

    @Test
    void aWishToTakeBackTellsTheOthersNothingHidden() {
        two("riftbound");
        Client first = asked();
        Client second = duel.other(first);
        List<String> texts = new ArrayList<>();
        first.options().forEach(option -> texts.add(option.get("text").asString()));
        String hidden = texts.stream().filter(text -> hand(first).stream().anyMatch(text::contains)).findFirst()
                .orElseThrow(() -> new AssertionError("no option names a card of the hand: " + texts));
        first.choose(texts.indexOf(hidden));
        for (int i = 0; i < 3 && second.room().get("wish").isNull(); i++) {
            Client now = duel.asked().orElseThrow();
            if (now == second) {
                first.say(new ToServer.TakeBack(match));
                while (second.room().get("wish").isNull()) {
                    second.next();
                }
            } else {
                now.choose(now.options().size() - 1);
            }
        }
        assertThat(second.room().get("wish").get("words").asString()).contains("last decision");
        while (first.room().get("wish").isNull()) {
            first.next();
        }
        String words = first.room().get("wish").get("words").asString();
        assertThat(second.received).noneMatch(message -> message.contains(words));
        assertThat(second.get("/api/tables/" + match).toString()).doesNotContain(words);
    }

    private static List<String> hand(Client client) {
        List<String> names = new java.util.ArrayList<>();
        client.view().get("zones").get("hand-" + client.view().get("you").asInt()).get("cards")
                .forEach(handle -> names.add(client.view().get("cards").get(handle.asString()).get("name").asString()));
        return names;
    }

    @Test
    void whoConcedesLosesAndARematchNeedsBoth() {
        two("ufs-2019");
        ann.say(new ToServer.Concede(match));
        while (ben.view().get("result").isNull()) {
            ben.next();
        }
        assertThat(ben.view().get("result").get("winners").get(0).asInt()).isEqualTo(1);
        ann.say(new ToServer.Rematch(match));
        while (ben.room().get("wantRematch").isEmpty()) {
            ben.next();
        }
        assertThat(ben.room().get("wantRematch").get(0).asInt()).isZero();
        ben.say(new ToServer.Rematch(match));
        while (ben.room().get("next").isNull()) {
            ben.next();
        }
        ben.join(ben.room().get("next").asString(), Optional.empty());
        assertThat(ben.next("Snapshot").get("view").get("step").asInt()).isLessThan(3);
    }

    @Test
    void whoPlaysABotMayAskForAHintAndIsToldHowTheMatchWent() {
        Client alone = client();
        JsonNode grant = alone.post("/api/tables", Tables.bot("evolve", "random", 3));
        String table = grant.get("match").asString();
        Tables.play(alone, grant);
        alone.awaitQuestion();
        alone.say(new ToServer.Hint(table, 7));
        JsonNode hint = alone.next("HintAnswer");
        assertThat(hint.get("request").asInt()).isEqualTo(7);
        assertThat(hint.get("option").asInt()).isBetween(0, alone.options().size() - 1);
        assertThat(String.join("", hint.get("words").findValuesAsString("text")))
                .startsWith("The strongest bot would ");
        while (alone.view().get("step").asInt() < 40 && alone.awaitQuestion()) {
            alone.choose(alone.options().size() - 1);
        }
        alone.say(new ToServer.Concede(table));
        while (alone.room().get("result").isNull()) {
            alone.next();
        }
        JsonNode curve = alone.room().get("result").get("curve");
        assertThat(curve.size()).isPositive();
        assertThat(curve.get(0).get("values").size()).isEqualTo(2);
        JsonNode advice = alone.get("/api/replays/" + table + "/steps/0/hint");
        assertThat(advice.get("words").size()).isPositive();
        assertThat(alone.get("/api/replays/" + table).get("result").get("curve")).isEqualTo(curve);
    }

    @Test
    void peopleWhoPlayEachOtherGetNoHints() {
        two("evolve");
        Client first = asked();
        first.say(new ToServer.Hint(match, 1));
        assertThat(first.next("Refused").get("reason").asString()).contains("against bots");
    }

    @Test
    void whatWasDecidedIsTakenBackWithTheOthersConsent() {
        two("riftbound");
        Client first = asked();
        Client second = duel.other(first);
        int step = first.view().get("step").asInt();
        first.choose(0);
        while (second.view().get("step").asInt() == step) {
            second.next();
        }
        first.say(new ToServer.TakeBack(match));
        if (first.view().get("step").asInt() != step) {
            JsonNode news = first.next();
            while (news.get("type").asString().equals("RoomNews") && first.room().get("wish").isNull()) {
                news = first.next();
            }
            if (!first.room().get("wish").isNull()) {
                while (second.room().get("wish").isNull()) {
                    second.next();
                }
                second.say(new ToServer.Agree(match, second.room().get("wish").get("number").asInt(), true));
            }
            while (first.view().get("step").asInt() != step) {
                first.next();
            }
        }
        assertThat(first.view().get("step").asInt()).isEqualTo(step);
        first.awaitQuestion();
    }

    @Test
    void whoRunsOutOfTimeLoses() {
        Client alone = client();
        JsonNode grant = alone.post("/api/tables", Tables.table("evolve", Optional.of("random"),
                new ClockSettings(ClockSettings.Kind.PER_MOVE, 1, 0), false, 5));
        Tables.play(alone, grant);
        while (!alone.hasView() || alone.view().get("result").isNull()) {
            alone.next();
        }
        assertThat(alone.view().get("result").get("winners").get(0).asInt()).isEqualTo(1);
    }

    @Test
    void whyNotNamesClausesForACardOfTheHand() {
        Client alone = client();
        JsonNode grant = alone.post("/api/tables", Tables.bot("evolve", "random", 5));
        Tables.play(alone, grant);
        while (alone.awaitQuestion() && alone.view().get("zones").get("hand-0").get("count").asInt() == 0) {
            alone.choose(0);
        }
        String handle = alone.view().get("zones").get("hand-0").get("cards").get(0).asString();
        alone.say(new ToServer.Why(grant.get("match").asString(), 9, Optional.of(handle), Optional.empty()));
        JsonNode answer = alone.next("WhyAnswer");
        assertThat(answer.get("request").asInt()).isEqualTo(9);
        JsonNode reasons = answer.get("doubts").get(0).get("reasons");
        assertThat(reasons.get(0).get("clause").asString()).isNotEmpty();
        assertThat(reasons.get(0).get("words").asString()).isNotEmpty();
    }

    @Test
    void aWindowThePlayerAskedForIsNeverPassed() {
        assertThat(emptyWindows(List.of())).isZero();
        assertThat(emptyWindows(List.of("chain", "showdown"))).isPositive();
    }

    /** How often a player is asked who could only pass or make resources. */
    private int emptyWindows(List<String> stops) {
        Client alone = client();
        JsonNode grant = alone.post("/api/tables", Tables.bot("riftbound", "greedy", 5));
        Tables.play(alone, grant).next("RoomNews");
        alone.say(new ToServer.Auto(grant.get("match").asString(), true, stops));
        int empty = 0;
        for (int i = 0; i < 60 && alone.awaitQuestion(); i++) {
            List<String> uiHints = alone.options().findValuesAsString("manner");
            boolean passes = uiHints.contains("PASS");
            empty += passes && !uiHints.contains("ACT") && !uiHints.contains("DECLINE") ? 1 : 0;
            alone.choose(passes ? uiHints.indexOf("PASS") : 0);
        }
        return empty;
    }

    @Test
    void aTableThatCannotBeOpenedIsRefusedWithTheReason() {
        Client host = client();
        NewTable good = Tables.bot("evolve", "greedy", 1);
        assertThatThrownBy(() -> host.post("/api/tables", Tables.bot("evolve", "godlike", 1)))
                .hasMessageContaining("400").hasMessageContaining("greedy");
        assertThatThrownBy(() -> host.post("/api/tables", Tables.bot("chess", "greedy", 1)))
                .hasMessageContaining("chess");
        assertThatThrownBy(() -> host.post("/api/tables", new NewTable(good.game(), good.mode(), good.pool(), " ",
                good.deck(), good.others(), 0, good.clock(), false, good.seed()))).hasMessageContaining("name");
        assertThatThrownBy(() -> host.post("/api/tables", new NewTable(good.game(), good.mode(), good.pool(), "Ann",
                new DeckChoice(Optional.empty(), Optional.of("3 No Such Card")), good.others(), 0, good.clock(), false,
                good.seed()))).hasMessageContaining("No Such Card");
    }
}
