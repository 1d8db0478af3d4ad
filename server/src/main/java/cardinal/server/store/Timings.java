package cardinal.server.store;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/** How long something took: how often at most so many milliseconds. */
public final class Timings {
    private static final int[] BOUNDS = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000};
    private static final long MILLISECOND = 1_000_000;

    private final AtomicLongArray counts = new AtomicLongArray(BOUNDS.length + 1);
    private final AtomicLong nanos = new AtomicLong();

    /** took: in nanoseconds. */
    public void note(long took) {
        int bucket = 0;
        while (bucket < BOUNDS.length && took > BOUNDS[bucket] * MILLISECOND) {
            bucket++;
        }
        counts.incrementAndGet(bucket);
        nanos.addAndGet(took);
    }

    /** The upper bounds, in milliseconds; above the last there is one more bucket. */
    public static int[] bounds() {
        return BOUNDS.clone();
    }

    public long count(int bucket) {
        return counts.get(bucket);
    }

    public long nanos() {
        return nanos.get();
    }
}
