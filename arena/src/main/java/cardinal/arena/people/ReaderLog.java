package cardinal.arena.people;

import cardinal.kernel.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The log of one reader. The same said of several cards in a row becomes one line, as long as nobody has read it: "A draws 2 cards". */
final class ReaderLog {
    private final List<MatchLog.Line> lines = new ArrayList<>();
    private int read;

    void add(MatchLog.Line line) {
        MatchLog.Line last = lines.size() > read ? lines.getLast() : null;
        if (last != null && last.group() == line.group() && last.isDetail() == line.isDetail()
                && !line.beginsTurn()) {
            Optional<Sentence> both = JoinedSentences.of(last.sentence(), line.sentence());
            if (both.isPresent()) {
                lines.set(lines.size() - 1,
                        new MatchLog.Line(both.get(), line.isDetail(), last.beginsTurn(), last.group(), last.depth()));
                return;
            }
        }
        lines.add(line);
    }

    int size() {
        return lines.size();
    }

    /** How many lines there are; they stay as they are. */
    int sealed() {
        read = lines.size();
        return read;
    }

    List<MatchLog.Line> from(int place) {
        return List.copyOf(lines.subList(Math.min(place, lines.size()), sealed()));
    }

    void backTo(int size) {
        if (lines.size() > size) {
            lines.subList(size, lines.size()).clear();
        }
        read = Math.min(read, lines.size());
    }
}
