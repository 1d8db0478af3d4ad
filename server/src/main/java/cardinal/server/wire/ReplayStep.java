package cardinal.server.wire;

import cardinal.catalog.events.Happening;
import cardinal.catalog.view.View;
import java.util.List;
import java.util.Map;

/**
 * GET /api/replays/{match}/steps/{n}?eyes=0|1|open: the table after n choices.
 *
 * @param choice  what was chosen last, in words; empty at the beginning and where these eyes may not know it
 * @param log  what came of the last choice
 * @param events  the same, typed; cards are called as in this view or, where they are no longer in it, told by their faces
 * @param faces  of cards in the events that are not in the view
 */
public record ReplayStep(int step, String choice, int chooser, View view, List<LogLine> log,
        List<Happening> events, Map<String, View.Face> faces) {
}
