package cardinal.riftbound.rules;

import cardinal.kernel.Outcome;
import cardinal.riftbound.table.Kind;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 441: points. */
public final class Scoring {
    private Scoring() {
    }

    /** 445: a player gains a point and wins at once when they reach the Victory Score. */
    public static void gain(RiftTable t, int seat) {
        t.setPoints(seat, Math.min(120, t.players().points(seat) + 1));
        t.requestCleanup();
        if (t.cares(Kind.POINT)) {
            t.emit(new RiftEvent.Point(seat, t.players().points(seat)));
        }
        if (t.edition().winsAtOnce() && t.teamPoints(seat) >= t.victoryScore()) {
            t.finish(new Outcome(t.mode().team(seat), "445", "reached " + t.victoryScore() + " points"));
        }
    }

    /** 444.1.b: whether the next point is the final one. */
    public static boolean isFinalPoint(RiftTable t, int seat) {
        return t.teamPoints(seat) == t.victoryScore() - 1;
    }

    /** 444.1.b.2: whether this player has scored every battlefield this turn. */
    public static boolean hasScoredAll(RiftTable t, int seat) {
        for (int b = 0; b < t.battlefields().count(); b++) {
            if (!t.battlefields().hasScored(b, seat) && !t.isDisqualified(b, seat)) {
                return false;
            }
        }
        return true;
    }
}
