package cardinal.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Changes of the database: all of one or nothing of it, and on disk when the call returns. Those that come while others are being written
 * go to disk together. H2 writes what was committed a little later, even where it is told not to wait (WRITE_DELAY=0), and leaves it to
 * the operating system when it reaches the disk: a checkpoint waits until it is written, with SYNC until it is on the disk.
 *
 * <p>When the store fails, for a full disk or a database that is away, changes are refused at once until it works again, which is tried twice
 * a second. Whether a change that failed was still stored is not known; who made it makes it void before the next.
 */
final class Writes implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Writes.class);
    private static final int MOST = 500;
    private static final int TRIED_AGAIN = 500;
    /** SQL states of these classes tell of a change that cannot be made: the store works. */
    private static final Set<String> MISTAKES = Set.of("21", "22", "23", "42", "44");
    private static final Entry END = new Entry(handle -> {
    }, new CompletableFuture<>());

    private record Entry(Consumer<Handle> change, CompletableFuture<Void> written) {
    }

    private final Jdbi jdbi;
    private final Runnable evict;
    private final boolean checkpoint;
    private final LinkedBlockingQueue<Entry> waiting = new LinkedBlockingQueue<>();
    private final Timings times = new Timings();
    private final Thread thread;
    private volatile @Nullable StoreFault fault;
    private boolean closed;

    /** evict: closes connections that may be of no use any more. */
    Writes(Jdbi jdbi, String url, Runnable evict) {
        this.jdbi = jdbi;
        this.evict = evict;
        checkpoint = url.startsWith("jdbc:h2:");
        thread = Thread.ofPlatform().name("to disk").daemon().start(this::run);
    }

    /** Returns when the change is on disk. */
    void make(Consumer<Handle> change) {
        StoreFault now = fault;
        if (now != null) {
            throw now;
        }
        Entry entry = new Entry(change, new CompletableFuture<>());
        post(entry);
        try {
            entry.written.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreFault known ? known
                    : new IllegalStateException("nothing could be stored", e.getCause());
        }
    }

    private synchronized void post(Entry entry) {
        if (closed) {
            throw new IllegalStateException("the store is closed");
        }
        waiting.add(entry);
    }

    boolean isWell() {
        return fault == null;
    }

    int size() {
        return waiting.size();
    }

    Timings times() {
        return times;
    }

    private void run() {
        List<Entry> batch = new ArrayList<>();
        try {
            while (batch.isEmpty() || batch.getLast() != END) {
                batch.clear();
                Entry first = isWell() ? waiting.take() : waiting.poll(TRIED_AGAIN, TimeUnit.MILLISECONDS);
                if (first == null) {
                    tryAgain();
                    continue;
                }
                batch.add(first);
                waiting.drainTo(batch, MOST - 1);
                write(batch);
            }
        } catch (InterruptedException e) {
            waiting.forEach(entry -> entry.written.completeExceptionally(e));
        }
    }

    private void tryAgain() {
        if (checkpoint) {
            reopen();
        }
        try {
            store(List.of());
            fault = null;
            LOG.warn("the store works again");
        } catch (RuntimeException e) {
            LOG.debug("the store does not work yet: {}", root(e));
        }
    }

    /** If one of them cannot be made the others still are. */
    private void write(List<Entry> batch) {
        try {
            store(batch);
            batch.forEach(entry -> entry.written.complete(null));
        } catch (RuntimeException e) {
            if (!isMistake(e)) {
                fail(batch, e);
            } else if (batch.size() == 1) {
                batch.getFirst().written.completeExceptionally(e);
            } else {
                batch.forEach(entry -> write(List.of(entry)));
            }
        }
    }

    private void fail(List<Entry> batch, RuntimeException e) {
        if (isWell()) {
            LOG.error("the store has failed; nothing is decided until it works again: {}", root(e));
        }
        StoreFault now = new StoreFault(e);
        fault = now;
        batch.forEach(entry -> entry.written.completeExceptionally(now));
    }

    /** H2 goes on failing for as long as somebody is connected to what has failed: the next connection opens the file anew. */
    private void reopen() {
        try {
            jdbi.useHandle(handle -> handle.execute("shutdown immediately"));
        } catch (RuntimeException e) {
            LOG.debug("it was shut down already: {}", root(e));
        }
        evict.run();
    }

    private static String root(Throwable e) {
        Throwable root = e;
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            root = cause;
        }
        return String.valueOf(root.getMessage());
    }

    /** Whether the change was wrong, not the store. */
    private static boolean isMistake(Throwable e) {
        boolean told = false;
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                told = true;
                String state = sql.getSQLState();
                if (state != null && state.length() > 1) {
                    return MISTAKES.contains(state.substring(0, 2));
                }
            }
        }
        return !told;
    }

    private void store(List<Entry> entries) {
        long begun = System.nanoTime();
        jdbi.useHandle(handle -> {
            handle.useTransaction(within -> {
                within.execute("select 1");
                entries.forEach(entry -> entry.change.accept(within));
            });
            if (checkpoint) {
                handle.execute("checkpoint sync");
            }
        });
        times.note(System.nanoTime() - begun);
    }

    /** Writes what waits, and nothing after it. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            waiting.add(END);
        }
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
