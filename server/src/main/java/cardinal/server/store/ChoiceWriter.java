package cardinal.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Writes choices of all tables: those that come while others are being written go to disk together, in one transaction. */
final class ChoiceWriter implements AutoCloseable {
    static final String INSERT = "insert into choice (sitting, place, serial, made, maker, spent) values (?,?,?,?,?,?)";
    private static final int MOST = 500;

    private record Entry(String id, StoredChoice choice, CompletableFuture<Void> written) {
    }

    private final Writes writes;
    private final LinkedBlockingQueue<Entry> waiting = new LinkedBlockingQueue<>();
    private final Thread thread;

    ChoiceWriter(Writes writes) {
        this.writes = writes;
        thread = Thread.ofPlatform().name("choices to disk").daemon().start(this::run);
    }

    static void add(PreparedBatch batch, String id, StoredChoice choice) {
        batch.bind(0, id).bind(1, choice.place()).bind(2, choice.serial()).bind(3, choice.made())
                .bind(4, choice.maker().name()).bind(5, choice.spent()).add();
    }

    /** Returns when the choice is on disk. */
    void write(String id, StoredChoice choice) {
        Entry entry = new Entry(id, choice, new CompletableFuture<>());
        waiting.add(entry);
        try {
            entry.written.join();
        } catch (CompletionException e) {
            throw new IllegalStateException("the choice could not be stored", e.getCause());
        }
    }

    private void run() {
        List<Entry> batch = new ArrayList<>();
        try {
            while (true) {
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
            insert(batch);
            batch.forEach(entry -> entry.written.complete(null));
        } catch (RuntimeException e) {
            for (Entry entry : batch) {
                try {
                    insert(List.of(entry));
                    entry.written.complete(null);
                } catch (RuntimeException alone) {
                    entry.written.completeExceptionally(alone);
                }
            }
        }
    }

    private void insert(List<Entry> entries) {
        writes.make(handle -> {
            PreparedBatch batch = handle.prepareBatch(INSERT);
            entries.forEach(entry -> add(batch, entry.id, entry.choice));
            batch.execute();
        });
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
