package cardinal.server.wire;

import java.util.List;

/**
 * A line of the log.
 *
 * @param seat  who did it, -1 for nobody in particular
 * @param clauses  the clauses behind it
 * @param detail  whether it only repeats what another line says
 */
public record LogLine(int seat, String text, List<String> clauses, boolean detail) {
}
