package cardinal.server.wire;

import cardinal.catalog.view.Segment;
import java.util.List;

/**
 * GET /api/replays/{match}/steps/{n}/hint: what the strongest bot would do after n choices.
 *
 * @param seat  who is asked there
 * @param option  of the question there
 * @param words  what it would do, and what it expects of it
 */
public record ReplayHint(int step, int seat, int option, List<Segment> words) {
}
