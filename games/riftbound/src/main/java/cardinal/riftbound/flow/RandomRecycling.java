package cardinal.riftbound.flow;

import cardinal.kernel.Sight;
import cardinal.riftbound.table.RiftTable;

/** 403.5: several Main Deck cards go to the bottom in random order; nobody knows their places. */
public final class RandomRecycling {
    private RandomRecycling() {
    }

    /** Recycles these cards for a player. */
    public static void of(RiftTable t, int[] cards, int seat) {
        int n = cards.length;
        int[] order = cards.clone();
        for (int i = n - 1; i > 0; i--) {
            int j = t.dice().below(i + 1);
            int swap = order[i];
            order[i] = order[j];
            order[j] = swap;
        }
        for (int card : order) {
            GameActions.recycle(t, card, seat);
        }
        if (n > 1) {
            for (int card : order) {
                Sight.forget(t, card);
            }
            t.secretShown();
        }
    }
}
