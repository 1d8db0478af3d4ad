package cardinal.arena;

import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import java.util.Arrays;

/** Keeps a journal while a match is played, so that nothing has to be played twice for it. */
final class Recorder {
    private int[] choices;
    private long[] prints;
    private int count;

    Recorder(Match<?> match) {
        choices = new int[512];
        prints = new long[513];
        prints[0] = match.fingerprint();
    }

    void note(int choice, Match<?> after) {
        if (count == choices.length) {
            choices = Arrays.copyOf(choices, count * 2);
            prints = Arrays.copyOf(prints, count * 2 + 1);
        }
        choices[count++] = choice;
        prints[count] = after.fingerprint();
    }

    Journal journal(Match<?> match) {
        return Journal.of(match, Arrays.copyOf(choices, count), Arrays.copyOf(prints, count + 1));
    }
}
