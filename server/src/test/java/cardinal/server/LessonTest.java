package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.arena.lesson.LessonFile;
import cardinal.arena.lesson.LessonFiles;
import cardinal.scenario.lesson.Lesson;
import cardinal.scenario.lesson.LessonStep;
import cardinal.server.wire.LessonSeat;
import cardinal.server.wire.ToServer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Lessons over the wire: each from its first caption to its end, corrected, interrupted, and taken back. */
final class LessonTest extends ServerTest {
    private static final LessonSeat RIFTBOUND = new LessonSeat("riftbound", Optional.of("Ann"), Optional.empty());
    private static final String RIFTBOUND_TABLE = "/api/lessons/riftbound-first-game/tables";

    private JsonNode open(Client ann, String path, LessonSeat seat) {
        JsonNode grant = ann.post(path, seat);
        Tables.play(ann, grant);
        return grant;
    }

    /** The number of the option with these words. */
    private static int option(Client client, String command) {
        String wanted = command.toLowerCase(Locale.ROOT);
        for (JsonNode option : client.options()) {
            String words = option.get("text").asString().toLowerCase(Locale.ROOT);
            if (words.equals(wanted)) {
                return option.get("number").asInt();
            }
        }
        throw new AssertionError(command + " is not offered: " + client.options());
    }

    private static int other(Client client, int than) {
        return than == 0 ? 1 : 0;
    }

    @Test
    void everyLessonIsListedWithItsGames() {
        JsonNode offers = client().get("/api/lessons");
        List<String> games = new ArrayList<>();
        offers.forEach(offer -> games.add(offer.get("game").asString()));
        assertThat(games).containsExactlyInAnyOrder("riftbound", "evolve", "universus", "ufs-2019", "ufs-2010");
    }

    @Test
    void everyLessonIsPlayedFromItsFirstCaptionToItsEnd() {
        for (LessonFile file : LessonFiles.shipped()) {
            for (Lesson lesson : file.lessons()) {
                Client ann = client();
                open(ann, "/api/lessons/" + file.id() + "/tables",
                        new LessonSeat(lesson.scenario().game(), Optional.of("Ann"), Optional.empty()));
                JsonNode told = ann.next("Lesson");
                assertThat(told.get("step").asInt()).isEqualTo(1);
                for (LessonStep step : lesson.steps()) {
                    assertThat(told.get("captions").size()).isEqualTo(step.captions().size());
                    assertThat(told.get("done").asBoolean()).isFalse();
                    for (int i = 0; i < Math.max(1, step.commands().size()); i++) {
                        assertThat(ann.awaitQuestion()).isTrue();
                        ann.choose(step.commands().isEmpty() ? 0 : option(ann, step.commands().get(i)));
                    }
                    told = ann.next("Lesson");
                }
                assertThat(told.get("done").asBoolean()).as(lesson.scenario().game()).isTrue();
                assertThat(told.get("step").asInt()).isEqualTo(lesson.firstOf(lesson.steps().size()));
            }
        }
    }

    @Test
    void somethingElseIsTakenBackWithItsCaption() {
        Client ann = client();
        open(ann, RIFTBOUND_TABLE, RIFTBOUND);
        JsonNode first = ann.next("Lesson");
        assertThat(first.get("said").isNull()).isTrue();
        assertThat(first.get("captions").get(2).get("point").size()).as("the card and the runes").isEqualTo(2);
        ann.awaitQuestion();
        int serial = ann.serial();
        int right = option(ann, "play Iron Almoner");
        ann.say(new ToServer.Choose(first.get("match").asString(), serial, other(ann, right)));
        JsonNode again = ann.next("Lesson");
        assertThat(again.get("said").get("say").toString()).contains("play ", "Iron Almoner", "first");
        assertThat(again.get("step").asInt()).isEqualTo(1);
        assertThat(ann.serial()).as("the question is the same").isEqualTo(serial);
        ann.choose(right);
        assertThat(ann.next("Lesson").get("step").asInt()).isEqualTo(4);
    }

    @Test
    void itGoesOnAfterARestartWhereItWas() throws IOException {
        Client ann = client();
        JsonNode grant = open(ann, RIFTBOUND_TABLE, RIFTBOUND);
        ann.awaitQuestion();
        ann.choose(option(ann, "play Iron Almoner"));
        ann.awaitQuestion();
        restart();
        Client again = client();
        Tables.play(again, grant);
        assertThat(again.next("Lesson").get("step").asInt()).isEqualTo(4);
        again.awaitQuestion();
        again.say(new ToServer.TakeBack(grant.get("match").asString()));
        assertThat(again.next("Lesson").get("step").asInt()).as("taken back").isEqualTo(1);
    }

    @Test
    void anUnknownLessonOrGameIsRefused() {
        Client ann = client();
        assertThat(ann.send("POST", "/api/lessons/riftbound-frist-game/tables",
                "{\"game\": \"riftbound\"}").body()).contains("riftbound-first-game");
        assertThat(ann.send("POST", RIFTBOUND_TABLE, "{\"game\": \"evolve\"}").body()).contains("this lesson is for");
    }
}
