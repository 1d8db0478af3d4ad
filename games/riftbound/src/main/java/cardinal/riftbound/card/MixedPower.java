package cardinal.riftbound.card;

/**
 * 135.2.e.6.c of 2026-07: Power of any one of several domains, as a part of a price. Up to four kinds of it are packed into one number, each as
 * the set of its domains (6 bits) above how much of it there is (8 bits).
 */
public final class MixedPower {
    public static final int KINDS = 4;
    private static final int WIDTH = 16;
    private static final int AMOUNT = 8;

    private MixedPower() {
    }

    /** So much Power of any of these domains. */
    static long of(int domains, int n) {
        return n == 0 ? 0 : (long) domains << AMOUNT | n;
    }

    /** The domains of which one kind may be. */
    public static int domains(long mixed, int kind) {
        return (int) (mixed >>> kind * WIDTH + AMOUNT) & 0xff;
    }

    /** How much there is of one kind. */
    public static int amount(long mixed, int kind) {
        return (int) (mixed >>> kind * WIDTH) & 0xff;
    }

    static int total(long mixed) {
        int sum = 0;
        for (int kind = 0; kind < KINDS && mixed != 0; kind++) {
            sum += amount(mixed, kind);
        }
        return sum;
    }

    static long plus(long a, long b) {
        long sum = a;
        for (int kind = 0; kind < KINDS; kind++) {
            if (amount(b, kind) > 0) {
                sum = with(sum, domains(b, kind), amount(b, kind));
            }
        }
        return sum;
    }

    private static long with(long mixed, int domains, int n) {
        for (int kind = 0; kind < KINDS; kind++) {
            if (amount(mixed, kind) == 0) {
                return mixed & ~(0xffffL << kind * WIDTH) | of(domains, n) << kind * WIDTH;
            }
            if (domains(mixed, kind) == domains) {
                return mixed + ((long) n << kind * WIDTH);
            }
        }
        throw new IllegalStateException("a price of more than " + KINDS + " kinds of mixed Power");
    }

    static long times(long mixed, int n) {
        long all = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            all = amount(mixed, kind) == 0 ? all : plus(all, of(domains(mixed, kind), amount(mixed, kind) * n));
        }
        return all;
    }

    /** The same with so much less of one kind. */
    static long less(long mixed, int kind, int n) {
        int left = amount(mixed, kind) - n;
        return left > 0 ? mixed - ((long) n << kind * WIDTH) : mixed & ~(0xffffL << kind * WIDTH);
    }
}
