package cardinal.server.table;

import cardinal.kernel.BadInput;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One virtual thread that does one thing after the other: whoever owns it needs no locks. What the table itself and its players' decisions
 * need comes first; of what guests ask for only so much may wait, and that is done when nothing else is to do.
 */
final class Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);
    static final int MOST_OF_GUESTS = 1_000;

    private final Queue<Runnable> first = new ArrayDeque<>();
    private final Queue<Runnable> guests = new ArrayDeque<>();
    private final Thread thread;
    private boolean closed;

    Mailbox(String name) {
        thread = Thread.ofVirtual().name(name).start(this::run);
    }

    /** Whether the task will be done: it will not if the mailbox is closed. */
    synchronized boolean post(Runnable task) {
        return add(first, task);
    }

    /** The same for what can wait; refused when too much of that waits already. */
    synchronized boolean postGuest(Runnable task) {
        if (guests.size() >= MOST_OF_GUESTS) {
            throw new BadInput("too much is asked of this table; try again in a moment");
        }
        return add(guests, task);
    }

    private boolean add(Queue<Runnable> queue, Runnable task) {
        if (closed) {
            return false;
        }
        queue.add(task);
        notifyAll();
        return true;
    }

    /** How much waits. */
    synchronized int size() {
        return first.size() + guests.size();
    }

    /** Does something and waits for it. */
    <R> R ask(Supplier<R> question) {
        return ask(question, this::post);
    }

    /** The same after all that waits. */
    <R> R askGuest(Supplier<R> question) {
        return ask(question, this::postGuest);
    }

    private static <R> R ask(Supplier<R> question, Predicate<Runnable> post) {
        CompletableFuture<R> answer = new CompletableFuture<>();
        boolean heard = post.test(() -> {
            try {
                answer.complete(question.get());
            } catch (RuntimeException | Error e) {
                answer.completeExceptionally(e);
            }
        });
        if (!heard) {
            throw new BadInput("match", "this table was just put away; ask again");
        }
        try {
            return answer.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException known ? known : e;
        }
    }

    /** Closes it for good if nothing waits; whether it is closed now. */
    synchronized boolean closeIfIdle() {
        if (first.isEmpty() && guests.isEmpty()) {
            close();
        }
        return closed;
    }

    /** Whatever goes wrong with one message, the next one is heard. */
    private void run() {
        try {
            for (Runnable task = next(); task != null; task = next()) {
                try {
                    task.run();
                } catch (RuntimeException | Error e) {
                    LOG.error("{}: a message failed", Thread.currentThread().getName(), e);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Null when it is closed and all is done. */
    private synchronized @org.jspecify.annotations.Nullable Runnable next() throws InterruptedException {
        while (first.isEmpty() && guests.isEmpty() && !closed) {
            wait();
        }
        return first.isEmpty() ? guests.poll() : first.poll();
    }

    /** Closes it and waits until what was posted before is done. */
    void finish() {
        close();
        try {
            thread.join(Duration.ofSeconds(2));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void close() {
        closed = true;
        notifyAll();
    }
}
