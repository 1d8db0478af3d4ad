package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.table.RiftTable;

/** 204.4 of 2026-07: costs that cards lay on game actions. */
public final class AppliedCosts {
    private AppliedCosts() {
    }

    /** What a player pays for it that so many units make their standard move to a location together. */
    public static Price ofMoves(RiftTable t, int seat, int to, int units) {
        Price[] sum = {Price.NOTHING};
        Facts.any(t, Fact.StandardMovesCost.class, (f, scope) -> {
            boolean meant = scope.here() == to && scope.controller() != Table.NONE
                    && !t.friends(scope.controller(), seat);
            sum[0] = meant
                    ? sum[0].plus(t.def(scope.source()).own(f.price()).times(f.beyondFirst() ? units - 1 : units))
                    : sum[0];
            return false;
        });
        return sum[0];
    }

    /** 204.4.c: whether it could be paid. mover: a unit that exhausts itself to move, or NONE. */
    public static boolean canPayForMoves(RiftTable t, int seat, int to, int units, int mover) {
        return !Facts.exist(t, Fact.StandardMovesCost.class)
                || Resources.canPay(t, seat, ofMoves(t, seat, to, units), Table.NONE, mover);
    }
}
