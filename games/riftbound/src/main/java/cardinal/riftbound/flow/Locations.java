package cardinal.riftbound.flow;

import cardinal.kernel.Prompt;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.rules.Ambush;
import cardinal.riftbound.rules.Movement;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.rules.PlacesToPlay;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;

/** 352.2: where a unit may be played to: its controller's base, battlefields they control, and what its text allows. */
final class Locations {
    private Locations() {
    }

    static void offer(RiftTable t, Prompt prompt, ChainItem item) {
        if (!item.is(ChainItem.AMBUSHING)) {
            prompt.add(Choice.LOCATION, t.base(item.controller()));
        }
        for (int b = 0; b < t.battlefields().count(); b++) {
            if (mayPlayTo(t, item, b) && survivesCosts(t, item, b)
                    && Ambush.keepsUnits(t, item.controller(), item.card(), b)) {
                prompt.add(Choice.LOCATION, t.battlefield(b));
            }
        }
    }

    static boolean isLegal(RiftTable t, ChainItem item) {
        int b = t.battlefieldOf(item.place());
        boolean closed = t.seatCount() > 2 && Movement.isClosedTo(t, item.controller(), b);
        return item.is(ChainItem.PLACED) ? !closed : mayPlayTo(t, item, b);
    }

    private static boolean mayPlayTo(RiftTable t, ChainItem item, int b) {
        int seat = item.controller();
        if (t.seatCount() > 2 && Movement.isClosedTo(t, seat, b)) {
            return false;
        }
        return item.is(ChainItem.AMBUSHING) ? Ambush.fits(t, item, b) : PlacesToPlay.areOpen(t, seat, item.card(), b);
    }

    /** 352.16: not a place that paying the card's own costs would certainly make illegal. */
    private static boolean survivesCosts(RiftTable t, ChainItem item, int b) {
        for (Ability.AdditionalCost a : t.def(item.card()).additionalCosts()) {
            if (!a.optional()) {
                for (Cost c : a.costs()) {
                    if (!Payable.canKeep(t, item.controller(), item.card(), c, t.battlefield(b))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }
}
