package cardinal.kernel;

import java.util.Arrays;

/**
 * Several moves that read one picture and happen together: all images and destinations are settled first, events come out
 * as one. An object is in a batch once.
 */
public final class Batch {
    private int[] cards = new int[8];
    private int[] zones = new int[8];
    private boolean[] tops = new boolean[8];
    private int count;

    public Batch move(int card, int to) {
        return move(card, to, true);
    }

    /** To the top of a zone, or to its bottom: each next one above, or below, those before it. */
    public Batch move(int card, int to, boolean atTop) {
        for (int i = 0; i < count; i++) {
            if (cards[i] == card) {
                throw new IllegalArgumentException("card " + card + " is in the batch already");
            }
        }
        if (count == cards.length) {
            cards = Arrays.copyOf(cards, count * 2);
            zones = Arrays.copyOf(zones, count * 2);
            tops = Arrays.copyOf(tops, count * 2);
        }
        cards[count] = card;
        tops[count] = atTop;
        zones[count++] = to;
        return this;
    }

    public int size() {
        return count;
    }

    public void commit(Table table, int reason) {
        Image[] images = new Image[count];
        int[] destinations = new int[count];
        for (int i = 0; i < count; i++) {
            images[i] = table.image(cards[i]);
            destinations[i] = table.redirect(cards[i], images[i].piece().zone(), zones[i], reason);
        }
        table.hold();
        for (int i = 0; i < count; i++) {
            table.depart(images[i], destinations[i], reason, tops[i]);
        }
        table.release();
    }
}
