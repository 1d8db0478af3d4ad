package cardinal.ufs.rules;

import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.Arrays;

/**
 * K.3.17: the cards in a hand, and those that may be played, or played as blocks, as though they were. The hand is read where it lies.
 *
 * @param inHand  how many are in it
 * @param elsewhere  those that are not
 */
record HandCards(UfsTable t, int hand, int inHand, int[] elsewhere) {
    private static final int[] NONE = {};

    static HandCards of(UfsTable t, int seat, boolean block) {
        AsInHand allowed = AsInHand.of(t, seat, block);
        int hand = Places.of(seat, Places.HAND);
        return new HandCards(t, hand, t.size(hand), allowed.isNothing() ? NONE : elsewhere(t, seat, block, allowed));
    }

    int size() {
        return inHand + elsewhere.length;
    }

    int card(int i) {
        return i < inHand ? t.cardAt(hand, i) : elsewhere[i - inHand];
    }

    private static int[] elsewhere(UfsTable t, int seat, boolean block, AsInHand allowed) {
        int[] cards = NONE;
        int n = 0;
        for (int place = Places.POOL; place < Places.TRANSIT; place++) {
            int zone = Places.of(seat, place);
            for (int i = 0; (place != Places.STAGE || block) && i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if (allowed.allows(t, card)) {
                    cards = n == cards.length ? Arrays.copyOf(cards, n + 8) : cards;
                    cards[n++] = card;
                }
            }
        }
        return n == cards.length ? cards : Arrays.copyOf(cards, n);
    }
}
