package cardinal.server.wire;

import cardinal.catalog.view.Segment;
import java.util.List;

/**
 * A line of the log.
 *
 * @param seat  who did it, -1 for nobody in particular
 * @param words  what happened
 * @param clauses  the clauses behind it
 * @param detail  whether it only repeats what another line says
 * @param turn  whether a turn begins with it
 * @param group  what belongs to one action has one number
 * @param depth  0 for the line that says what the action is, more for what comes of it
 */
public record LogLine(int seat, List<Segment> words, List<String> clauses, boolean detail, boolean turn,
        int group, int depth) {
}
