package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A text while it is being read: what was read where, and the furthest place anything reached. */
final class Scan {
    /** Marks a rule that is being read at a place right now. */
    private static final List<?> UNDER_WAY = new ArrayList<>(0);

    private final String text;
    private final Object speaker;
    /** By the number of the rule, then by place. */
    private @Nullable List<?>[][] memory = new List<?>[64][];
    private final int watched;
    private final SortedSet<String> expected = new TreeSet<>();
    private int furthest;

    Scan(String text, Object speaker) {
        this(text, speaker, -1);
    }

    private Scan(String text, Object speaker, int watched) {
        this.text = text;
        this.speaker = speaker;
        this.watched = watched;
    }

    /** The same text again, this time noting what would have been readable at the furthest place. */
    Scan watching() {
        return new Scan(text, speaker, furthest);
    }

    String text() {
        return text;
    }

    /** Who the text speaks for. */
    Object speaker() {
        return speaker;
    }

    int length() {
        return text.length();
    }

    char at(int place) {
        return text.charAt(place);
    }

    int furthest() {
        return furthest;
    }

    SortedSet<String> expected() {
        return expected;
    }

    /** Whether the wanted words stand here; at the opening of a sentence with a capital letter. */
    boolean says(String wanted, int at, boolean opening) {
        int most = Math.min(wanted.length(), text.length() - at);
        int same = 0;
        while (same < most && text.charAt(at + same) == letter(wanted, same, opening)) {
            same++;
        }
        if (same == wanted.length()) {
            return true;
        }
        int wordStart = wanted.lastIndexOf(' ', same - 1) + 1;
        missed(at + wordStart, wanted.substring(wordStart));
        return false;
    }

    private static char letter(String wanted, int index, boolean opening) {
        char letter = wanted.charAt(index);
        return opening && index == 0 ? Character.toUpperCase(letter) : letter;
    }

    /** Notes that something readable was missing at this place. */
    void missed(int place, String wanted) {
        if (place > furthest) {
            furthest = place;
        }
        if (place == watched) {
            expected.add(wanted.strip());
        }
    }

    /** Notes that productions went no further than this place; no if they have to be tried, as it is the place that is watched. */
    boolean passed(int place) {
        if (place > furthest) {
            furthest = place;
        }
        return place != watched;
    }

    /** What a rule read here before, or null if it was not asked yet; throws if it is asking itself. */
    @SuppressWarnings("unchecked")
    <T> @Nullable List<Reading<T>> remembered(Rule<T> rule, int at, boolean opening) {
        List<?> readings = places(rule)[slot(at, opening)];
        if (readings == UNDER_WAY) {
            throw new IllegalStateException("The rule \"" + rule + "\" asks itself at the same place (left recursion)");
        }
        return (List<Reading<T>>) readings;
    }

    void begin(Rule<?> rule, int at, boolean opening) {
        places(rule)[slot(at, opening)] = UNDER_WAY;
    }

    void remember(Rule<?> rule, int at, boolean opening, List<?> readings) {
        places(rule)[slot(at, opening)] = readings;
    }

    private @Nullable List<?>[] places(Rule<?> rule) {
        if (rule.number >= memory.length) {
            memory = Arrays.copyOf(memory, Math.max(rule.number + 1, 2 * memory.length));
        }
        @Nullable List<?>[] places = memory[rule.number];
        if (places == null) {
            places = new List<?>[slot(text.length(), true) + 1];
            memory[rule.number] = places;
        }
        return places;
    }

    private static int slot(int at, boolean opening) {
        return 2 * at + (opening ? 1 : 0);
    }
}
