package cardinal.riftbound.table;

import cardinal.kernel.Digest;
import cardinal.kernel.Table;
import java.util.Arrays;

/** 734 to 738 of 2026-07: turn order repeats without end; additional turns come before the next turn of it and leave it as it is. */
public final class TurnQueue {
    private static final byte[] NONE = new byte[0];

    /** Whose additional turns come next, the next one first. */
    private byte[] additional = NONE;
    /** During an additional turn: whose turn of the turn order was the last one. */
    private byte last = Table.NONE;

    TurnQueue() {
    }

    TurnQueue copy() {
        TurnQueue copy = new TurnQueue();
        copy.additional = additional;
        copy.last = last;
        return copy;
    }

    /** 738, with its second example: a turn after this one stands before those that were put there earlier. */
    public void insert(int seat) {
        byte[] more = new byte[additional.length + 1];
        more[0] = (byte) seat;
        System.arraycopy(additional, 0, more, 1, additional.length);
        additional = more;
    }

    /** 737: whose turn comes now that this player's has ended; an additional turn is then no longer in the queue. */
    public int next(Sides sides, int current) {
        int before = last == Table.NONE ? current : last;
        while (additional.length > 0) {
            int seat = additional[0];
            additional = Arrays.copyOfRange(additional, 1, additional.length);
            if (sides.isIn(seat)) {
                last = (byte) before;
                return seat;
            }
        }
        last = Table.NONE;
        return sides.nextSeat(before);
    }

    void clear() {
        additional = NONE;
        last = Table.NONE;
    }

    void fingerprint(Digest d) {
        if (additional.length > 0 || last != Table.NONE) {
            d.add(last);
            for (byte seat : additional) {
                d.add(seat);
            }
        }
    }
}
