package cardinal.riftbound.rules;

import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.program.RareFeature;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;

/** 140.2.a; 142.4 of 2026-07: how much damage kills a unit in a cleanup. */
public final class Lethal {
    private Lethal() {
    }

    /** 142.4.b of 2026-07: whether the damage marked on a unit is not zero, and as much as its Might or otherwise enough. */
    public static boolean isMarkedOn(RiftTable t, int unit) {
        int damage = t.piece(unit).marks();
        return damage > 0 && (damage >= t.might(unit) || isEnoughOfSomebody(t, unit));
    }

    /** 142.4.c of 2026-07: whether any damage that this player marks on a unit is enough. */
    public static boolean isAnyOf(RiftTable t, int seat, int unit) {
        return t.knows(RareFeature.DEADLY_DAMAGE) && Facts.any(t, Fact.AnyDamageKills.class,
                (f, scope) -> scope.controller() == seat && Facts.covers(t, f.who(), scope, unit));
    }

    /** 142.3.b of 2026-07: a player's damage is what that player has marked. */
    private static boolean isEnoughOfSomebody(RiftTable t, int unit) {
        if (!t.knows(RareFeature.DEADLY_DAMAGE)) {
            return false;
        }
        for (int seat = 0; seat < t.seatCount(); seat++) {
            if (t.is(unit, Flag.markedBy(seat)) && isAnyOf(t, seat, unit)) {
                return true;
            }
        }
        return false;
    }
}
