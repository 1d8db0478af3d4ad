package cardinal.riftbound.flow;

import cardinal.kernel.Ref;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;

/** What an item on the chain keeps of what was chosen for it and of its source, and who is told. */
final class ChosenTargets {
    private ChosenTargets() {
    }

    /** 352.14.d: each target counts as chosen, as soon as it is or when the item has become final. */
    static void announce(RiftTable t, ChainItem item, boolean isFinal) {
        if (!t.cares(Kind.CHOSEN) || isFinal != t.edition().targetsCountWhenFinal()) {
            return;
        }
        for (int i = 0; i < item.targets().size(); i++) {
            for (Ref ref : item.targets().slot(i)) {
                if (ref.incarnation() != Targets.LOCATION && ref.card() >= 0) {
                    t.emit(new RiftEvent.Chosen(ref.card(), item.controller(), item.is(ChainItem.SPELL)));
                }
            }
        }
    }

    /** 754 of 2026-07: those that the item had not chosen before. */
    static void announceNew(RiftTable t, ChainItem item, ChainItem before) {
        for (int i = 0; t.cares(Kind.CHOSEN) && i < item.targets().size(); i++) {
            for (Ref ref : item.targets().slot(i)) {
                if (ref.incarnation() != Targets.LOCATION && ref.card() >= 0
                        && !before.targets().includes(ref.card())) {
                    t.emit(new RiftEvent.Chosen(ref.card(), item.controller(), item.is(ChainItem.SPELL)));
                }
            }
        }
    }

    /** 352.11.b: units chosen together at one battlefield must still be at that one later, so it is kept with them. */
    static ChainItem withBattlefield(RiftTable t, ChainItem item) {
        for (int i = 0; i < item.program().slotCount(); i++) {
            if (item.program().slot(i).isAtOneBattlefield() && item.targets().slot(i).length > 0) {
                int zone = t.piece(item.targets().slot(i)[0].card()).zone();
                return item.with(item.targets().open().add(Targets.location(zone)));
            }
        }
        return item;
    }

    /** 356.3.e.13: an ability whose source is given up for its cost looks back at it. */
    static ChainItem lookingBack(RiftTable t, ChainItem item, int source) {
        return item.is(ChainItem.TRIGGERED) ? item.with(ChainItem.LOOKS_BACK).at(Scope.hereOf(t, source))
                : item.because(new RiftEvent.Left(t.image(source), t.trash(t.piece(source).owner())));
    }
}
