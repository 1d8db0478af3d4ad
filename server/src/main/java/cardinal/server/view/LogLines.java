package cardinal.server.view;

import cardinal.arena.people.Chronicle;
import cardinal.kernel.Table;
import cardinal.server.wire.LogLine;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines of the log for the page: who did it, and the clauses that stand in brackets at the end, taken apart. */
public final class LogLines {
    private static final Pattern CITED =
            Pattern.compile("(?s)(.*) \\(([A-Za-z0-9][\\w.-]*(?:[,;] *[A-Za-z0-9][\\w.-]*)*)\\)");
    private static final Pattern ACTOR = Pattern.compile("([A-D])(?: |'s ).*");

    private LogLines() {
    }

    public static List<LogLine> of(List<Chronicle.Line> lines) {
        return lines.stream().map(LogLines::of).toList();
    }

    private static LogLine of(Chronicle.Line line) {
        Matcher cited = CITED.matcher(line.words());
        boolean cites = cited.matches();
        String text = cites ? cited.group(1) : line.words();
        Matcher actor = ACTOR.matcher(text);
        return new LogLine(actor.matches() ? actor.group(1).charAt(0) - 'A' : Table.NONE, text,
                cites ? List.of(cited.group(2).split("[,;] *")) : List.of(), line.isDetail());
    }
}
