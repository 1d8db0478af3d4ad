package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.table.RiftTable;

/** 822 of 2026-07: a unit may be played to a battlefield where its player has units, and then at the times of Reaction. */
public final class Ambush {
    private Ambush() {
    }

    /** 822.1.b: whether Ambush lets it be played to this battlefield. */
    public static boolean allows(RiftTable t, int seat, int card, int b) {
        return t.def(card).has(Keyword.AMBUSH) && (t.occupants(b) >> seat & 1) != 0
                && !Movement.isClosed(t, seat, t.battlefield(b));
    }

    /** Whether there is such a battlefield. */
    static boolean isPossible(RiftTable t, int seat, int card) {
        for (int b = 0; t.def(card).has(Keyword.AMBUSH) && b < t.battlefields().count(); b++) {
            if (allows(t, seat, card, b)) {
                return true;
            }
        }
        return false;
    }

    /** 813.4.a: whether the card could be played now only by Ambush. */
    public static boolean isNeeded(RiftTable t, int seat, int card) {
        return isPossible(t, seat, card) && t.facedownOf(t.piece(card).zone()) == Table.NONE
                && !Timing.allows(t, seat, Timing.of(t.def(card), false));
    }
}
