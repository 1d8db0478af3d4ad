package cardinal.kernel;

import java.util.Arrays;

/** Several moves that read one picture and happen together: all images are taken first, events come out as one. */
public final class Batch {
    private int[] cards = new int[8];
    private int[] zones = new int[8];
    private int count;

    public Batch move(int card, int to) {
        if (count == cards.length) {
            cards = Arrays.copyOf(cards, count * 2);
            zones = Arrays.copyOf(zones, count * 2);
        }
        cards[count] = card;
        zones[count++] = to;
        return this;
    }

    public int size() {
        return count;
    }

    public void commit(Table table, int reason) {
        table.hold();
        for (int i = 0; i < count; i++) {
            table.move(cards[i], zones[i], reason);
        }
        table.release();
    }
}
