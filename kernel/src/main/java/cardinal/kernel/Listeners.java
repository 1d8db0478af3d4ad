package cardinal.kernel;

import java.util.Arrays;

/** Which objects listen to which kinds of event: a bit set per kind, shared between copies until one of them writes. */
public final class Listeners {
    private long[] bits;
    private long[] kindsOf;
    private int words;
    private long heard;
    private boolean shared;

    public Listeners(int kinds) {
        if (kinds > 64) {
            throw new IllegalArgumentException("more than 64 kinds");
        }
        words = 2;
        bits = new long[kinds * words];
        kindsOf = new long[words << 6];
    }

    private Listeners(Listeners o) {
        bits = o.bits;
        kindsOf = o.kindsOf;
        words = o.words;
        heard = o.heard;
        shared = true;
    }

    public Listeners copy() {
        shared = true;
        return new Listeners(this);
    }

    /** The object listens to every kind in the mask from now on, or stops to. The sets grow with the objects. */
    public void set(int card, long kinds, boolean on) {
        long now = kindsOf(card);
        put(card, on ? now | kinds : now & ~kinds);
    }

    /** The object listens to these kinds from now on and to no others. */
    public void put(int card, long kinds) {
        long changed = kindsOf(card) ^ kinds;
        if (changed == 0) {
            return;
        }
        if (card >> 6 >= words) {
            widen((card >> 6) + 1);
        } else if (shared) {
            bits = bits.clone();
            kindsOf = kindsOf.clone();
            shared = false;
        }
        kindsOf[card] = kinds;
        heard |= kinds;
        for (long k = changed; k != 0; k &= k - 1) {
            int kind = Long.numberOfTrailingZeros(k);
            bits[kind * words + (card >> 6)] ^= 1L << (card & 63);
            if ((kinds >> kind & 1) == 0 && next(kind, 0) == Table.NONE) {
                heard &= ~(1L << kind);
            }
        }
    }

    /** The kinds an object listens to. */
    public long kindsOf(int card) {
        return card < kindsOf.length ? kindsOf[card] : 0;
    }

    public boolean anyone(int kind) {
        return (heard >> kind & 1) != 0;
    }

    /** The kinds that somebody listens to. */
    public long heard() {
        return heard;
    }

    private void widen(int newWords) {
        int kinds = bits.length / words;
        long[] wider = new long[kinds * newWords];
        for (int k = 0; k < kinds; k++) {
            System.arraycopy(bits, k * words, wider, k * newWords, words);
        }
        bits = wider;
        kindsOf = Arrays.copyOf(kindsOf, newWords << 6);
        words = newWords;
        shared = false;
    }

    /** The first listener of this kind with a number of at least from, or {@link Table#NONE}. */
    public int next(int kind, int from) {
        int word = from >> 6;
        if (word >= words || !anyone(kind)) {
            return Table.NONE;
        }
        int at = kind * words + word;
        long w = bits[at] & -1L << from;
        while (w == 0) {
            if (++word == words) {
                return Table.NONE;
            }
            w = bits[++at];
        }
        return (word << 6) + Long.numberOfTrailingZeros(w);
    }

    /** How many groups of 64 objects there are. */
    public int words() {
        return words;
    }

    /** The listeners of any kind in the mask among 64 objects, as bits. */
    public long among(long kinds, int word) {
        long w = 0;
        for (long k = kinds; k != 0; k &= k - 1) {
            w |= bits[Long.numberOfTrailingZeros(k) * words + word];
        }
        return w;
    }

    /** The first listener of any kind in the mask with a number of at least from, or {@link Table#NONE}. */
    public int nextOf(long kinds, int from) {
        for (int word = from >> 6; word < words; word++) {
            long w = among(kinds, word);
            w &= word == from >> 6 ? -1L << (from & 63) : -1L;
            if (w != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(w);
            }
        }
        return Table.NONE;
    }
}
