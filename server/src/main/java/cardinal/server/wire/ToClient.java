package cardinal.server.wire;

import cardinal.catalog.events.Happening;
import cardinal.catalog.view.Segment;
import cardinal.catalog.view.View;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the server says over a socket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "type")
public sealed interface ToClient {
    String match();

    /** Who sits where, and what is being agreed on. you: one's own seat, -1 for a spectator. Comes first, and whenever it changes. */
    record RoomNews(String match, int you, Room room, AutoSettings auto) implements ToClient {
    }

    /** All that one sees. version: counted up by one with every patch. */
    record Snapshot(String match, int version, View view) implements ToClient {
    }

    /**
     * What happened since the last view, in order, before the patch it leads to. from: the number of the first; faces: of cards that are in
     * neither view.
     */
    record Events(String match, int from, List<Happening> events, Map<String, View.Face> faces) implements ToClient {
    }

    /** What has changed in the view since the version before; a client that has missed one joins again. */
    record Patch(String match, int version, List<Change> changes) implements ToClient {
    }

    /** From this place on the log reads like this: what one had from there is void (something was taken back). */
    record Log(String match, int from, List<LogLine> lines) implements ToClient {
    }

    /**
     * What the lesson of this table says now; only for who learns at it.
     *
     * @param step  the number of the first of these captions, counted from 1
     * @param of  how many captions the lesson has
     * @param captions  to be turned over one after the other; what is done answers the last
     * @param said  the answer to something else than what was asked for
     * @param done  whether all is taught
     */
    record Lesson(String match, String title, int step, int of, List<LessonCaption> captions,
            Optional<LessonCaption> said, boolean done) implements ToClient {
    }

    /** Milliseconds left of each seat, seat by seat, and the seat whose clock runs (-1: none). Only where clocks are used. */
    record Clocks(String match, int running, List<Long> left) implements ToClient {
    }

    /** seat: -1 for a spectator. */
    record ChatLine(String match, int seat, String name, String text) implements ToClient {
    }

    record WhyAnswer(String match, int request, List<Legality> doubts) implements ToClient {
    }

    /** option: of the open question; words: what the strongest bot would do, and what it expects of it. */
    record HintAnswer(String match, int request, int option, List<Segment> words) implements ToClient {
    }

    /** Nothing was changed. about: the type of the message that was refused. */
    record Refused(String match, String about, String reason) implements ToClient {
    }

    record Pong(String match, int n) implements ToClient {
    }
}
