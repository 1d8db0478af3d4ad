package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.program.FactKinds;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.table.RiftTable;

/** The kinds of fact that are on the board or in force, active or not; remembered until the table changes. */
final class FactsThere {
    private final RiftTable t;
    private long kinds;
    private int version;

    FactsThere(RiftTable table) {
        t = table;
        version = -1;
    }

    long kinds() {
        if (version != t.version()) {
            version = t.version();
            kinds = find();
        }
        assert kinds == find() : "the facts have changed, and the table does not know it";
        return kinds;
    }

    private long find() {
        long found = 0;
        int kind = Kind.PASSIVE.ordinal();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            found |= t.def(card).facts();
        }
        for (int i = 0; i < t.effectCount(); i++) {
            found |= t.effect(i).what() instanceof Fact f ? FactKinds.bit(f.getClass()) : 0;
        }
        return found;
    }
}
