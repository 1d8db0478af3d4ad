package cardinal.server.wire;

import java.util.List;

/** How a card was understood. outline: an indented tree, line by line. */
public record WorkshopReading(String name, boolean understood, List<String> outline, List<Failure> failures) {

    /** A paragraph that was not understood. like: a sentence much alike that is. */
    public record Failure(String paragraph, List<String> unread, String why, String like) {
    }
}
