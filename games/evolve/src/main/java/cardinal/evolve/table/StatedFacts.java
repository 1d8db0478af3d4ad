package cardinal.evolve.table;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.rules.Facts;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The statements that hold now, remembered by their kind until the table changes. */
public final class StatedFacts {
    private final EvolveTable t;
    private final Map<Class<?>, List<?>> known = new IdentityHashMap<>();
    private int version;

    StatedFacts(EvolveTable table) {
        t = table;
        version = -1;
    }

    @SuppressWarnings("unchecked")
    public <F extends Fact> List<Facts.Stated<F>> of(Class<F> kind) {
        if (version != t.version()) {
            version = t.version();
            known.clear();
        }
        List<?> found = known.get(kind);
        if (found == null) {
            found = Facts.find(t, kind);
            known.put(kind, found);
        }
        return (List<Facts.Stated<F>>) found;
    }
}
