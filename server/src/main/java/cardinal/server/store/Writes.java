package cardinal.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Changes of the database: all of one or nothing of it, and on disk when the call returns. Those that come while others are being written
 * go to disk together. H2 writes what was committed a little later, even where it is told not to wait (WRITE_DELAY=0), and leaves it to
 * the operating system when it reaches the disk: a checkpoint waits until it is written, with SYNC until it is on the disk.
 */
final class Writes implements AutoCloseable {
    private static final int MOST = 500;
    private static final Entry END = new Entry(handle -> {
    }, new CompletableFuture<>());

    private record Entry(Consumer<Handle> change, CompletableFuture<Void> written) {
    }

    private final Jdbi jdbi;
    private final boolean checkpoint;
    private final LinkedBlockingQueue<Entry> waiting = new LinkedBlockingQueue<>();
    private final Thread thread;
    private boolean closed;

    Writes(Jdbi jdbi, String url) {
        this.jdbi = jdbi;
        checkpoint = url.startsWith("jdbc:h2:");
        thread = Thread.ofPlatform().name("to disk").daemon().start(this::run);
    }

    /** Returns when the change is on disk. */
    void make(Consumer<Handle> change) {
        Entry entry = new Entry(change, new CompletableFuture<>());
        post(entry);
        try {
            entry.written.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreFault fault ? fault : new IllegalStateException("nothing could be stored", e.getCause());
        }
    }

    private synchronized void post(Entry entry) {
        if (closed) {
            throw new IllegalStateException("the store is closed");
        }
        waiting.add(entry);
    }

    private void run() {
        List<Entry> batch = new ArrayList<>();
        try {
            while (batch.isEmpty() || batch.getLast() != END) {
                batch.clear();
                batch.add(waiting.take());
                waiting.drainTo(batch, MOST - 1);
                write(batch);
            }
        } catch (InterruptedException e) {
            waiting.forEach(entry -> entry.written.completeExceptionally(e));
        }
    }

    /** If one of them cannot be written the others still are. */
    private void write(List<Entry> batch) {
        try {
            store(batch);
            batch.forEach(entry -> entry.written.complete(null));
        } catch (RuntimeException e) {
            for (Entry entry : batch) {
                try {
                    store(List.of(entry));
                    entry.written.complete(null);
                } catch (RuntimeException alone) {
                    entry.written.completeExceptionally(alone);
                }
            }
        }
    }

    private void store(List<Entry> entries) {
        jdbi.useHandle(handle -> {
            handle.useTransaction(within -> entries.forEach(entry -> entry.change.accept(within)));
            if (checkpoint) {
                handle.execute("checkpoint sync");
            }
        });
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
