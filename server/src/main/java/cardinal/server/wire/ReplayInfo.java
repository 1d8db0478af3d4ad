package cardinal.server.wire;

import cardinal.catalog.view.View;
import java.util.List;
import java.util.Optional;

/**
 * GET /api/replays/{match}: a match that is over.
 *
 * @param steps  how many choices can be looked at
 * @param turns  the step at which each turn began
 * @param version  of the rules it was played with
 * @param changed  why the later choices cannot be looked at: with the rules of today they come out differently
 */
public record ReplayInfo(String match, String game, String mode, List<String> names, int steps, List<Integer> turns,
        Optional<View.Result> result, long finished, String version, Optional<String> changed) {
}
