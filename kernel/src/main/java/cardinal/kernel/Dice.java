package cardinal.kernel;

/** The one generator of randomness: SplitMix64 on a state that lives in the table. */
public final class Dice {
    private long state;
    private int rolled;

    public Dice(long seed) {
        state = seed;
    }

    Dice copy() {
        Dice same = new Dice(state);
        same.rolled = rolled;
        return same;
    }

    /** From here on chance goes another way; how often it has spoken stays. */
    void reseed(long seed) {
        state = seed;
    }

    /** How often chance has spoken. */
    int rolled() {
        return rolled;
    }

    public long state() {
        return state;
    }

    public long next() {
        rolled++;
        long z = state += 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    /** A number from 0 to bound - 1, each equally likely. */
    public int below(int bound) {
        return (int) Long.remainderUnsigned(next() >>> 1, bound);
    }
}
