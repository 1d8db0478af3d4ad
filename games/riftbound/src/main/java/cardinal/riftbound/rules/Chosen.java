package cardinal.riftbound.rules;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;

/** 359.3.e.9.a of 2026-07: what an item on the chain has chosen, also what it could no longer choose; not what has left the board since. */
final class Chosen {
    private Chosen() {
    }

    /** Whether one of the objects it has chosen fits a description. */
    static boolean isAny(RiftTable t, ChainItem item, Filter what, Scope scope) {
        for (int i = 0; i < item.targets().size(); i++) {
            for (Ref ref : item.targets().slot(i)) {
                if (ref.incarnation() != Targets.LOCATION && ref.card() >= 0 && t.isSame(ref)
                        && Filters.matches(t, what, scope, ref.card())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether it has chosen the source of these words, and nothing else that is a friendly unit. */
    static boolean isOnly(RiftTable t, ChainItem item, Scope scope) {
        boolean me = false;
        for (int i = 0; i < item.targets().size(); i++) {
            for (Ref ref : item.targets().slot(i)) {
                boolean there = ref.incarnation() != Targets.LOCATION && ref.card() >= 0 && t.isSame(ref)
                        && t.isUnitOnBoard(ref.card());
                if (there && ref.card() == scope.source()) {
                    me = true;
                } else if (there && scope.controller() != Table.NONE
                        && t.friends(scope.controller(), t.controller(ref.card()))) {
                            return false;
                        }
            }
        }
        return me;
    }
}
