package cardinal.server.wire;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * One change of a view. Lists are always replaced as a whole; only objects are entered.
 *
 * @param path  the way to what changes, from the view's root
 * @param gone  whether the field is there no longer
 * @param value  what stands there from now on
 */
public record Change(List<String> path, boolean gone, JsonNode value) {
}
