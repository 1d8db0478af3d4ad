package cardinal.evolve.table;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKinds;
import cardinal.evolve.rules.Facts;
import cardinal.kernel.Table;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The statements that hold now, remembered by their kind until the table changes. */
public final class StatedFacts {
    private final EvolveTable t;
    private final @Nullable List<?>[] known = new List<?>[FactKinds.COUNT];
    /** The kinds that cards and effects state, in whatever condition. */
    private long stated;
    private int version;

    StatedFacts(EvolveTable table) {
        t = table;
        version = -1;
    }

    @SuppressWarnings("unchecked")
    public <F extends Fact> List<Facts.Stated<F>> of(Class<F> kind) {
        if (version != t.version()) {
            version = t.version();
            Arrays.fill(known, null);
            stated = stated();
        }
        int number = FactKinds.of(kind);
        if ((stated >> number & 1) == 0 && t.values().grants().isEmpty()) {
            return List.of();
        }
        List<?> found = known[number];
        if (found == null) {
            found = Facts.find(t, kind);
            known[number] = found;
        }
        return (List<Facts.Stated<F>>) found;
    }

    private long stated() {
        long kinds = 0;
        int passive = Kind.PASSIVE.ordinal();
        for (int card = t.listeners().next(passive, 0); card != Table.NONE;
                card = t.listeners().next(passive, card + 1)) {
            kinds |= t.face(card).stated();
        }
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof Fact fact) {
                kinds |= FactKinds.of(fact);
            }
        }
        return kinds;
    }
}
