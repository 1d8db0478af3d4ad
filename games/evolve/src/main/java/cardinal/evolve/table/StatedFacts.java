package cardinal.evolve.table;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.program.Kind;
import cardinal.kernel.Table;
import org.jspecify.annotations.Nullable;

/** The statements that hold now, remembered by their kind until the table changes. */
public final class StatedFacts {
    private final EvolveTable t;
    private final @Nullable Stated<?>[][] found;
    /** The kinds that have been looked for on the table as it is now. */
    private long known;
    private int version;
    /** The kinds that cards and effects state, in whatever condition. */
    private long stated;
    private int statedAt;
    private int effectsAt;

    StatedFacts(EvolveTable table) {
        t = table;
        found = new Stated<?>[FactKind.COUNT][];
        version = -1;
        statedAt = -1;
    }

    @SuppressWarnings("unchecked")
    public <F extends Fact> Stated<F>[] of(FactKind<F> kind) {
        if (!couldState(kind)) {
            return Stated.none();
        }
        if (version != t.version()) {
            version = t.version();
            known = 0;
        }
        if (!kind.isIn(known)) {
            found[kind.number()] = t.rules().find(t, kind);
            known |= 1L << kind.number();
        }
        return (Stated<F>[]) found[kind.number()];
    }

    /** Whether something of this kind could be stated now, in whatever condition. */
    public boolean couldState(FactKind<?> kind) {
        return kind.isIn(stated()) || isGiven(kind);
    }

    private long stated() {
        if (statedAt != t.passivesVersion() || effectsAt != t.effectsVersion()) {
            statedAt = t.passivesVersion();
            effectsAt = t.effectsVersion();
            stated = findStated();
        }
        return stated;
    }

    /** Whether an ability states something of this kind that a card has been given. */
    private boolean isGiven(FactKind<?> kind) {
        return t.pool().givesAbilities() && t.values().isGranted(kind);
    }

    private long findStated() {
        long kinds = 0;
        int passive = Kind.PASSIVE.ordinal();
        for (int card = t.listeners().next(passive, 0); card != Table.NONE;
                card = t.listeners().next(passive, card + 1)) {
            kinds |= t.face(card).stated();
        }
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof Fact fact) {
                kinds |= FactKind.statedBy(fact);
            }
        }
        return kinds;
    }
}
