package cardinal.riftbound.flow;

import cardinal.riftbound.rules.GameActions;
import cardinal.riftbound.table.RiftTable;

/** 415: permanents are killed together. */
public final class Deaths {
    private Deaths() {
    }

    /** Kills at once; replacements of a death would step in here (364). */
    public static void of(RiftTable t, int[] cards, int bySeat, boolean bySpell, int byItem) {
        if (cards.length > 0) {
            GameActions.killAtOnce(t, cards, bySeat, bySpell, byItem);
        }
    }
}
