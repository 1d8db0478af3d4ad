package cardinal.evolve.table;

import cardinal.kernel.Digest;
import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * 15.2.1.2: an action that cost nothing and led back to a position that was there before may not be performed again; reading: nor does a
 * sequence of such actions repeat (15.2.1.1), as any number of rounds leads to the same position.
 */
public final class FreeActions {
    private static final long[] NONE = new long[0];

    /** Positions since something was paid for. */
    private long[] positions;
    /** Actions that only lead back to one of them. */
    private long[] barred;
    /** What the active player did last, if it cost nothing; else 0. */
    private long last;
    /** Whether the position in which the active player is asked is the first of them, and worked out only if they then act for nothing. */
    private boolean begins;
    /** In which positions what was accepted instead, while rules are handled. */
    private long[] accepted;

    FreeActions() {
        positions = NONE;
        barred = NONE;
        accepted = NONE;
    }

    private FreeActions(FreeActions o) {
        positions = o.positions;
        barred = o.barred;
        last = o.last;
        begins = o.begins;
        accepted = o.accepted;
    }

    FreeActions copy() {
        return new FreeActions(this);
    }

    /** Whether the active player is about to be asked after something that cost nothing. */
    public boolean goOn() {
        return last != 0;
    }

    /** The active player is about to be asked after something that was paid for: what was before does not matter any more. */
    public void begin() {
        positions = NONE;
        barred = NONE;
        begins = true;
    }

    /** The active player is about to be asked in this position after something that cost nothing. */
    public void reached(long position) {
        if (contains(positions, position)) {
            barred = with(barred, last);
        } else {
            positions = with(positions, position);
        }
    }

    /** What the active player does now costs nothing. position: the one in which they were asked. */
    public void taken(long option, LongSupplier position) {
        if (begins) {
            positions = with(NONE, position.getAsLong());
            begins = false;
        }
        last = option;
    }

    /** What the active player does now costs something, or is the end of their turn. */
    public void paid() {
        last = 0;
    }

    /** Whether the active player may not do this again. */
    public boolean isBarred(long option) {
        return contains(barred, option);
    }

    /** Whether accepting an optional replacement leads on from this position, of either player, as a cycle must come to an end (15.2.1.1); it is noted that it is accepted. */
    public boolean accept(long position, long option) {
        long both = position * 31 + option;
        if (contains(accepted, both)) {
            return false;
        }
        accepted = with(accepted, both);
        return true;
    }

    /** Rules have been handled. */
    public void forgetAccepted() {
        accepted = NONE;
    }

    void fingerprint(Digest d) {
        for (long b : barred) {
            d.clock(b);
        }
        for (long a : accepted) {
            d.clock(a);
        }
        d.clock(begins ? 1 : positions.length).clock(last).clock(accepted.length);
    }

    private static boolean contains(long[] all, long one) {
        for (long each : all) {
            if (each == one) {
                return true;
            }
        }
        return false;
    }

    private static long[] with(long[] all, long one) {
        long[] more = Arrays.copyOf(all, all.length + 1);
        more[all.length] = one;
        return more;
    }
}
