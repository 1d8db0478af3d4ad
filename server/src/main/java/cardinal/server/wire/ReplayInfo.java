package cardinal.server.wire;

import cardinal.catalog.view.View;
import java.util.List;
import java.util.Optional;

/** GET /api/replays/{match}: a match that is over. steps: how many choices were made; turns: the step at which each turn began. */
public record ReplayInfo(String match, String game, String mode, List<String> names, int steps, List<Integer> turns,
        Optional<View.Result> result, long finished) {
}
