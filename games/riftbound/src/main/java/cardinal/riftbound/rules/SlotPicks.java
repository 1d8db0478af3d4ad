package cardinal.riftbound.rules;

import cardinal.kernel.Purpose;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Slot;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;

/** 352.3, 352.4: how many picks a choice of an item on the chain needs, and takes. */
public final class SlotPicks {
    private SlotPicks() {
    }

    /** How many picks the slot needs; a destination needs none when no unit was chosen for it. */
    public static int least(ChainItem item, int slot) {
        return switch (item.program().slot(slot)) {
            case Slot.Objects o -> o.count().least();
            case Slot.Shares s -> 0;
            case Slot.Player _ -> 1;
            case Slot.Location l -> destinations(item, slot, l);
        };
    }

    /** How many objects must be picked now: none while the instruction rests. */
    static int least(RiftTable t, Slot.Objects o, Scope scope) {
        return o.on() == CardDef.ALWAYS || Conditions.holds(t, o.on(), scope) ? o.count().least() : 0;
    }

    /** 352.3: one for each unit chosen before; otherwise one. */
    private static int destinations(ChainItem item, int slot, Slot.Location l) {
        return l.ofChosen() && slot > 0 && item.program().slot(slot - 1) instanceof Slot.Objects
                ? item.targets().slot(slot - 1).length : 1;
    }

    /** Whether it takes no more picks. */
    public static boolean isFull(RiftTable t, ChainItem item, int slot) {
        int chosen = item.targets().slot(slot).length;
        return switch (item.program().slot(slot)) {
            case Slot.Objects o -> chosen >= o.count().most()
                    || o.on() != CardDef.ALWAYS && !Conditions.holds(t, o.on(), Targeting.scope(t, item));
            case Slot.Location l -> chosen >= destinations(item, slot, l);
            case Slot.Player _ -> chosen >= 1;
            case Slot.Shares s -> chosen >= Damage.splittable(t, item, s.damage());
        };
    }

    /** What is picked in it. */
    public static Purpose purpose(ChainItem item, int slot) {
        return switch (item.program().slot(slot)) {
            case Slot.Objects _ -> Purpose.TARGET;
            case Slot.Location _ -> Purpose.PLACE;
            case Slot.Player _ -> Purpose.PLAYER;
            case Slot.Shares _ -> Purpose.DIVIDE;
        };
    }
}
