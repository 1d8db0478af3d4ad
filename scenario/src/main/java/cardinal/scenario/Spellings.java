package cardinal.scenario;

import cardinal.kernel.Answer;
import java.util.ArrayList;
import java.util.List;

/** What an option may be called besides its words: a mode by its number, as it was called before it was called by its words. */
public final class Spellings {
    private Spellings() {
    }

    /** "mode 2", "option 2" and the bare place, counted from 0, for the second mode; several options may share one: the first is meant. */
    public static List<String> of(Answer answer) {
        List<String> spellings = new ArrayList<>();
        for (Answer.Argument argument : answer.arguments()) {
            if (argument instanceof Answer.OfMode mode) {
                spellings.add("mode " + (mode.place() + 1));
                spellings.add("option " + (mode.place() + 1));
                spellings.add(Integer.toString(mode.place()));
            }
        }
        return spellings;
    }
}
