package cardinal.server.wire;

import cardinal.catalog.view.View;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

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

    /** What has changed in the view since the version before; a client that has missed one joins again. */
    record Patch(String match, int version, List<Change> changes) implements ToClient {
    }

    /** From this place on the log reads like this: what one had from there is void (something was taken back). */
    record Log(String match, int from, List<LogLine> lines) implements ToClient {
    }

    /** Milliseconds left of each seat, seat by seat, and the seat whose clock runs (-1: none). Only where clocks are used. */
    record Clocks(String match, int running, List<Long> left) implements ToClient {
    }

    /** seat: -1 for a spectator. */
    record ChatLine(String match, int seat, String name, String text) implements ToClient {
    }

    record WhyAnswer(String match, int request, List<Legality> doubts) implements ToClient {
    }

    /** Nothing was changed. about: the type of the message that was refused. */
    record Refused(String match, String about, String reason) implements ToClient {
    }

    record Pong(String match, int n) implements ToClient {
    }
}
