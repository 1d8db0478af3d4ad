package cardinal.evolve.table;

import cardinal.kernel.Digest;
import java.util.Arrays;

/** 7.4.9, 5.27: whose turn is next. Immutable. */
final class TurnOrder {
    private static final byte[] NONE = new byte[0];
    static final TurnOrder FIRST = new TurnOrder(0, NONE);

    /** Whose turn it is or was in the usual order. */
    private final int ordinary;
    /** 5.27: seats that take another turn, the next one last. */
    private final byte[] extra;

    private TurnOrder(int ordinary, byte[] extra) {
        this.ordinary = ordinary;
        this.extra = extra;
    }

    /** It is this player's turn in the usual order. */
    TurnOrder at(int seat) {
        return seat == ordinary ? this : new TurnOrder(seat, extra);
    }

    TurnOrder withExtra(int seat) {
        byte[] more = Arrays.copyOf(extra, extra.length + 1);
        more[extra.length] = (byte) seat;
        return new TurnOrder(ordinary, more);
    }

    /** Whose turn is next. */
    int next() {
        return extra.length == 0 ? EvolveTable.opponent(ordinary) : extra[extra.length - 1];
    }

    /** The order once that turn has begun. */
    TurnOrder after() {
        return extra.length == 0 ? new TurnOrder(next(), NONE)
                : new TurnOrder(ordinary, Arrays.copyOf(extra, extra.length - 1));
    }

    void fingerprint(Digest d) {
        d.add(ordinary);
        for (byte seat : extra) {
            d.add(seat);
        }
    }
}
