package cardinal.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** How often somebody may do something: so many times at once, and as often again in the period. */
final class RateLimit {
    private static final int MOST_KEPT = 100_000;

    private final int most;
    private final long period;
    private final LongSupplier nanoTime;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

    private record Bucket(double left, long at) {
    }

    /** period: in nanoseconds. */
    RateLimit(int most, long period, LongSupplier nanoTime) {
        this.most = most;
        this.period = period;
        this.nanoTime = nanoTime;
    }

    /** Whether they may once more. */
    boolean allows(String who) {
        if (buckets.size() > MOST_KEPT) {
            buckets.clear();
        }
        long now = nanoTime.getAsLong();
        boolean[] allowed = new boolean[1];
        buckets.compute(who, (key, old) -> {
            double left = old == null ? most : Math.min(most, old.left + (double) (now - old.at) * most / period);
            allowed[0] = left >= 1;
            return new Bucket(allowed[0] ? left - 1 : left, now);
        });
        return allowed[0];
    }

    void forget(String who) {
        buckets.remove(who);
    }
}
