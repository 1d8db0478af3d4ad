package cardinal.cards.deck;

import cardinal.kernel.Setup.DeckList;
import java.util.ArrayList;
import java.util.List;

/**
 * A list that says of itself that it is played casually: rules of deck building may be broken, but for those without which there is no
 * game. It is said in the list, so that a journal keeps it.
 */
public final class Casual {
    private static final String LINE = "Format: casual";

    private Casual() {
    }

    /** The same list, played casually. */
    public static DeckList of(DeckList list) {
        if (is(list)) {
            return list;
        }
        List<String> lines = new ArrayList<>(List.of(LINE));
        lines.addAll(list.lines());
        return new DeckList(list.name(), List.copyOf(lines));
    }

    public static boolean is(DeckList list) {
        return list.lines().stream().anyMatch(Casual::says);
    }

    /** Whether a line says it. */
    static boolean says(String line) {
        return line.strip().equalsIgnoreCase(LINE);
    }
}
