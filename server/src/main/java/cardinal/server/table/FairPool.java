package cardinal.server.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Threads of their own for what takes long. Who asks for much waits for their own work: everybody who waits gets one turn after the other.
 * The threads are the operating system's, which shares the processors out; so nothing here takes a processor from the tables for long.
 */
public final class FairPool implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FairPool.class);

    private final int most;
    private final int mostOfOne;
    private final Map<String, Queue<Runnable>> waiting = new LinkedHashMap<>();
    private final List<Thread> threads = new ArrayList<>();
    private int size;
    private boolean closed;

    /** most: how much may wait; mostOfOne: how much of one. */
    public FairPool(String name, int threads, int most, int mostOfOne) {
        this.most = most;
        this.mostOfOne = mostOfOne;
        for (int i = 0; i < threads; i++) {
            this.threads.add(Thread.ofPlatform().daemon().name(name + "-" + i).start(this::run));
        }
    }

    /** Whether the task will be done: it will not when too much waits already. */
    public synchronized boolean offer(String who, Runnable task) {
        Queue<Runnable> own = waiting.get(who);
        if (closed || size >= most || own != null && own.size() >= mostOfOne) {
            return false;
        }
        if (own == null) {
            own = new ArrayDeque<>();
            waiting.put(who, own);
        }
        own.add(task);
        size++;
        notifyAll();
        return true;
    }

    /** How much waits. */
    public synchronized int size() {
        return size;
    }

    private void run() {
        try {
            for (Runnable task = next(); task != null; task = next()) {
                try {
                    task.run();
                } catch (RuntimeException | Error e) {
                    LOG.error("something that takes long failed", e);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The first task of whoever waits longest for a turn; null at the end. */
    private synchronized @Nullable Runnable next() throws InterruptedException {
        while (waiting.isEmpty() && !closed) {
            wait();
        }
        if (closed) {
            return null;
        }
        Map.Entry<String, Queue<Runnable>> turn = waiting.entrySet().iterator().next();
        waiting.remove(turn.getKey());
        Runnable task = turn.getValue().remove();
        size--;
        if (!turn.getValue().isEmpty()) {
            waiting.put(turn.getKey(), turn.getValue());
        }
        return task;
    }

    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
        threads.forEach(Thread::interrupt);
    }
}
