package cardinal.server.table;

import cardinal.kernel.BadInput;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One virtual thread that does one thing after the other: whoever owns it needs no locks. */
final class Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

    private static final Runnable END = () -> {
    };

    private final LinkedBlockingQueue<Runnable> waiting = new LinkedBlockingQueue<>();
    private final Thread thread;
    private boolean closed;

    Mailbox(String name) {
        thread = Thread.ofVirtual().name(name).start(this::run);
    }

    /** Whether the task will be done: it will not if the mailbox is closed. */
    synchronized boolean post(Runnable task) {
        return !closed && waiting.add(task);
    }

    /** Does something and waits for it. */
    <R> R ask(Supplier<R> question) {
        CompletableFuture<R> answer = new CompletableFuture<>();
        boolean heard = post(() -> {
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
            throw e.getCause() instanceof BadInput bad ? bad : e;
        }
    }

    /** Closes it for good if nothing waits; whether it is closed now. */
    synchronized boolean closeIfIdle() {
        if (waiting.isEmpty()) {
            close();
        }
        return closed;
    }

    /** Whatever goes wrong with one message, the next one is heard. */
    private void run() {
        try {
            for (Runnable task = waiting.take(); task != END; task = waiting.take()) {
                try {
                    task.run();
                } catch (RuntimeException | Error e) {
                    LOG.error("{}: a message failed", Thread.currentThread().getName(), e);
                }
            }
        } catch (InterruptedException e) {
            waiting.clear();
        }
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
        waiting.add(END);
    }
}
