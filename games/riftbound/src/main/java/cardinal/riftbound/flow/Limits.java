package cardinal.riftbound.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.TimesMet;

/**
 * 383.3.e of 2026-07: triggered abilities that are performed "once each turn". One is performed when it has become final: not if its player declined
 * it, nor if there was nothing to choose. Of several instances that wait, those after the last that counts leave the chain.
 */
final class Limits {
    private Limits() {
    }

    /** Whether the ability of this object has been performed as often this turn as it may be. */
    static boolean isReached(RiftTable t, Ability.Triggered ability, Ref source) {
        if (ability.most() == 0) {
            return false;
        }
        TimesMet performed = new TimesMet(ability, Table.NONE);
        int times = 0;
        for (int i = 0; i < t.effectCount(); i++) {
            times += t.effect(i).what().equals(performed) && t.effect(i).subject().equals(source) ? 1 : 0;
        }
        return times >= ability.most();
    }

    static boolean isReached(RiftTable t, ChainItem item) {
        return isLimited(item) && item.program().paragraphs().getFirst() instanceof Ability.Triggered ability
                && isReached(t, ability, item.source());
    }

    static boolean isLimited(ChainItem item) {
        return item.is(ChainItem.TRIGGERED) && item.is(ChainItem.LIMITED);
    }

    /** The item has become final. */
    static void note(RiftTable t, ChainItem item) {
        if (isLimited(item)) {
            t.enforce(RiftTable.THIS_TURN, item.controller(), item.source(), item.source(),
                    new TimesMet(item.program().paragraphs().getFirst(), Table.NONE));
        }
    }
}
