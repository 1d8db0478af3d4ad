package cardinal.server.wire;

import java.util.List;

/**
 * How windows are passed for a person.
 *
 * @param stops  the kinds of window that are never passed without asking
 * @param windows  the kinds of window there are
 */
public record AutoSettings(boolean on, List<String> stops, List<String> windows) {
}
