package cardinal.server.table;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What costs much for one answer: reading cards and decks, rebuilding matches. It is done apart from the tables, and measured: who has used
 * up their share of the processors has to wait, however few requests that was.
 */
public final class HeavyWork implements AutoCloseable {
    private static final int MOST = 400;
    private static final int MOST_KEPT = 50_000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final FairPool pool;
    private final long share;
    private final LongSupplier nanoTime;
    private final Map<String, Used> used = new ConcurrentHashMap<>();

    /** What somebody has used of the processors and not been forgiven yet, at a time; both in nanoseconds. */
    private record Used(long cost, long at) {
    }

    /** More is asked for than there is. */
    public static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooMuch(String message) {
            super(message);
        }
    }

    /** share: milliseconds of a processor that one client may use in a minute; mostOfOne: how much of one may wait. */
    public HeavyWork(int threads, long share, int mostOfOne) {
        this(threads, share, mostOfOne, System::nanoTime);
    }

    HeavyWork(int threads, long share, int mostOfOne, LongSupplier nanoTime) {
        pool = new FairPool("heavy", threads, Math.max(MOST, mostOfOne), mostOfOne);
        this.share = TimeUnit.MILLISECONDS.toNanos(share);
        this.nanoTime = nanoTime;
    }

    /** Does something for a client and waits for it. */
    public <R> R run(String client, Supplier<R> work) {
        if (cost(client) >= share) {
            throw new TooMuch("you have asked for too much work; wait a minute");
        }
        CompletableFuture<R> answer = new CompletableFuture<>();
        boolean taken = pool.offer(client, () -> {
            long before = THREADS.getCurrentThreadCpuTime();
            try {
                answer.complete(work.get());
            } catch (RuntimeException | Error e) {
                answer.completeExceptionally(e);
            } finally {
                charge(client, THREADS.getCurrentThreadCpuTime() - before);
            }
        });
        if (!taken) {
            throw new TooMuch("the server has too much to do; try again in a moment");
        }
        try {
            return answer.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException known ? known : e;
        }
    }

    /** What a client has used and not been forgiven yet. */
    private long cost(String client) {
        Used before = used.get(client);
        return before == null ? 0 : left(before, nanoTime.getAsLong());
    }

    private long left(Used before, long now) {
        double forgiven = (double) (now - before.at) * share / TimeUnit.MINUTES.toNanos(1);
        return Math.max(0, before.cost - (long) forgiven);
    }

    private void charge(String client, long cost) {
        long now = nanoTime.getAsLong();
        if (used.size() > MOST_KEPT) {
            used.values().removeIf(one -> left(one, now) == 0);
        }
        used.compute(client, (key, before) -> new Used((before == null ? 0 : left(before, now)) + cost, now));
    }

    /** How much waits. */
    public int size() {
        return pool.size();
    }

    @Override
    public void close() {
        pool.close();
    }
}
