package cardinal.catalog.view;

import cardinal.cards.CardTable;
import cardinal.kernel.Naming;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** What the passive abilities of cards make of values: the difference to a table on which those of one card are not valid. */
public final class Passives<T extends CardTable<?, ?>> {
    private final T t;
    private final int viewer;
    private final int kind;
    private @Nullable List<Without<T>> others;

    private record Without<T>(int source, T table) {
    }

    /** kind: what cards with passive abilities that alter values listen to. */
    public Passives(T t, int viewer, Enum<?> kind) {
        this.t = t;
        this.viewer = viewer;
        this.kind = kind.ordinal();
    }

    @SuppressWarnings("unchecked")
    private List<Without<T>> others() {
        List<Without<T>> found = others;
        if (found == null) {
            found = new ArrayList<>();
            for (int i = t.listeners().next(kind, 0); i != Table.NONE; i = t.listeners().next(kind, i + 1)) {
                T other = (T) t.copy();
                other.listeners().set(i, 1L << kind, false);
                found.add(new Without<>(i, other));
            }
            others = found;
        }
        return found;
    }

    /** Adds what each source contributes to a value that is not accounted for yet. now: the value as it is. */
    public void explain(ValueBreakdown sum, int now, ToIntFunction<T> value) {
        if (sum.total() != now) {
            others().forEach(other -> sum.add(value.applyAsInt(t) - value.applyAsInt(other.table),
                    Naming.face(t, other.source, viewer)));
        }
    }
}
