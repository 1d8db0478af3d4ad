package cardinal.evolve.table;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.rules.Facts;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The statements that hold now, remembered by their kind until the table changes. */
public final class StatedFacts {
    private final EvolveTable t;
    private final @Nullable List<?>[] known = new List<?>[FactKinds.COUNT];
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
        }
        int number = FactKinds.of(kind);
        List<?> found = known[number];
        if (found == null) {
            found = Facts.find(t, kind);
            known[number] = found;
        }
        return (List<Facts.Stated<F>>) found;
    }
}
