package cardinal.riftbound.rules;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;

/** 352.8: descriptions that speak of what an item on the chain has chosen before. */
final class ChosenBefore {
    private ChosenBefore() {
    }

    /** Whether an earlier choice rules this one out: "another" is none that was chosen, "at its location" is where that one is. */
    static boolean rulesOut(RiftTable t, Scope scope, Targets chosen, int slot, Filter filter, int card) {
        for (int i = 0; i < slot && filter.other(); i++) {
            if (chosen.has(i, card)) {
                return true;
            }
        }
        return filter.place() == Filter.Place.WITH_IT && !isWithIt(t, scope, chosen, slot, card);
    }

    /** "At its location": where the object is that was chosen last before, else the one that the ability is about. */
    static boolean isWithIt(RiftTable t, Scope scope, Targets chosen, int slot, int card) {
        for (int i = slot - 1; i >= 0; i--) {
            Ref[] before = chosen.slot(i);
            if (before.length > 0 && before[0].incarnation() != Targets.LOCATION) {
                return t.isSame(before[0]) && t.piece(before[0].card()).zone() == t.piece(card).zone();
            }
        }
        return scope.it() != Table.NONE && t.onBoard(scope.it())
                && t.piece(scope.it()).zone() == t.piece(card).zone();
    }
}
