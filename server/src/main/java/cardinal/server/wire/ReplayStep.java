package cardinal.server.wire;

import cardinal.catalog.view.View;
import java.util.List;

/**
 * GET /api/replays/{match}/steps/{n}?eyes=0|1|open: the table after n choices.
 *
 * @param choice  what was chosen last, in words; empty at the beginning and where these eyes may not know it
 * @param log  what came of the last choice
 */
public record ReplayStep(int step, String choice, int chooser, View view, List<LogLine> log) {
}
