package cardinal.catalog.view;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One viewer's own names for cards. A card is named when it is first seen and loses its name when it is no longer: so nobody can follow a
 * card through a shuffle or a hidden hand, and nothing is told by the engine's numbers, which follow the deck lists.
 */
public final class CardHandles {
    private final Map<Integer, String> names = new HashMap<>();
    private final boolean fixed;
    private int given;

    public CardHandles() {
        this(false);
    }

    private CardHandles(boolean fixed) {
        this.fixed = fixed;
    }

    /** For a match that is over and may be seen by all: a card has one name in every view of it. */
    public static CardHandles fixed() {
        return new CardHandles(true);
    }

    String of(int card) {
        return names.computeIfAbsent(card, c -> "c" + (fixed ? c : ++given));
    }

    /** The name of a card that has one. */
    public Optional<String> known(int card) {
        return Optional.ofNullable(names.get(card));
    }

    /** All cards that have a name now. */
    public Map<Integer, String> all() {
        return Map.copyOf(names);
    }

    /** Forgets all cards but those that are seen now. */
    void keepOnly(Set<Integer> seen) {
        names.keySet().retainAll(seen);
    }

    /** The card a viewer means; -1 if it names none. */
    public int card(String handle) {
        for (Map.Entry<Integer, String> entry : names.entrySet()) {
            if (entry.getValue().equals(handle)) {
                return entry.getKey();
            }
        }
        return -1;
    }
}
