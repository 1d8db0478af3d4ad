package cardinal.server.view;

import cardinal.arena.people.MatchLog;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Segment;
import cardinal.kernel.Sentence;
import cardinal.server.wire.LogLine;
import java.util.List;

/** Lines of the log for the page: what they are about is told by type, cards by the viewer's own names for them. */
public final class LogLines {
    private LogLines() {
    }

    public static List<LogLine> of(List<MatchLog.Line> lines, CardHandles handles) {
        return lines.stream().map(line -> new LogLine(line.sentence().actor(), segments(line.sentence(), handles),
                line.sentence().clauses(), line.isDetail(), line.beginsTurn(), line.group(), line.depth()))
                .toList();
    }

    /** A sentence in parts; its clauses are told apart from it. */
    public static List<Segment> segments(Sentence sentence, CardHandles handles) {
        return sentence.parts().stream().filter(part -> !(part instanceof Sentence.Clause))
                .map(part -> Segment.of(part, handles::known)).toList();
    }
}
