package cardinal.arena;

import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import cardinal.kernel.RecordedChoice;
import java.util.ArrayList;
import java.util.List;

/** Keeps a journal while a match is played, so that nothing has to be played twice for it. */
final class Recorder {
    private final Match<?> match;
    private final RecordedChoice start;
    private final List<RecordedChoice> choices = new ArrayList<>();

    Recorder(Match<?> match) {
        this.match = match;
        start = match.beginning();
    }

    /** Makes a choice and keeps it. */
    void make(int choice) {
        choices.add(match.record(choice));
    }

    Journal journal() {
        return Journal.of(match, start, choices);
    }
}
