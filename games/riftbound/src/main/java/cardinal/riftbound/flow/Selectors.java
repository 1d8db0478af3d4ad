package cardinal.riftbound.flow;

import cardinal.cards.Records;
import cardinal.riftbound.ability.Selector;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The selectors among a verb's components, in their order; remembered per verb. */
final class Selectors {
    private static final Map<Record, List<Selector>> KNOWN = new ConcurrentHashMap<>();

    private Selectors() {
    }

    static List<Selector> of(Record verb) {
        return KNOWN.computeIfAbsent(verb, Selectors::find);
    }

    private static List<Selector> find(Record verb) {
        return Records.parts(verb).values().stream().filter(Selector.class::isInstance).map(Selector.class::cast)
                .toList();
    }

    /** 352.9: the nth of what is chosen on resolution: cards in hand, "must" and the like, and all that a replacement chooses. */
    static @Nullable Selector late(Record verb, boolean replaces, int nth) {
        int n = 0;
        for (Selector s : of(verb)) {
            if (isLate(s, replaces) && n++ == nth) {
                return s;
            }
        }
        return null;
    }

    private static boolean isLate(Selector s, boolean replaces) {
        return s instanceof Selector.Must || s instanceof Selector.Among
                || s instanceof Selector.Chosen c && !Selected.isTarget(c, replaces);
    }
}
