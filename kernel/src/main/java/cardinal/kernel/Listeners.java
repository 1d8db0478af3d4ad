package cardinal.kernel;

/** Which objects listen to which kinds of event: a bit set per kind, shared between copies until one of them writes. */
public final class Listeners {
    private static final int WORDS = 4;
    private long[] bits;
    private boolean shared;

    public Listeners(int kinds) {
        bits = new long[kinds * WORDS];
    }

    private Listeners(long[] bits) {
        this.bits = bits;
        shared = true;
    }

    public Listeners copy() {
        shared = true;
        return new Listeners(bits);
    }

    /** The object listens to every kind in the mask from now on, or stops to. Objects beyond the sets always listen. */
    public void set(int card, long kinds, boolean on) {
        if (kinds == 0 || card >= WORDS * 64) {
            return;
        }
        if (shared) {
            bits = bits.clone();
            shared = false;
        }
        for (long k = kinds; k != 0; k &= k - 1) {
            int i = Long.numberOfTrailingZeros(k) * WORDS + (card >> 6);
            if (on) {
                bits[i] |= 1L << (card & 63);
            } else {
                bits[i] &= ~(1L << (card & 63));
            }
        }
    }

    public boolean anyone(int kind) {
        int i = kind * WORDS;
        return (bits[i] | bits[i + 1] | bits[i + 2] | bits[i + 3]) != 0;
    }

    /** The first listener of this kind with a number of at least from, or {@link Table#NONE}. */
    public int next(int kind, int from) {
        int word = from >> 6;
        if (word >= WORDS) {
            return Table.NONE;
        }
        long w = bits[kind * WORDS + word] & -1L << (from & 63);
        while (w == 0) {
            if (++word == WORDS) {
                return Table.NONE;
            }
            w = bits[kind * WORDS + word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(w);
    }
}
