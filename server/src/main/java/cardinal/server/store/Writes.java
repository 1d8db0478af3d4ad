package cardinal.server.store;

import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Changes of the database: all of one or nothing of it, and on disk when the call returns. H2 writes what was committed a little later, even
 * where it is told not to wait (WRITE_DELAY=0), and a killed process would lose it; a checkpoint waits until it is written.
 */
final class Writes {
    private final Jdbi jdbi;
    private final boolean checkpoint;

    Writes(Jdbi jdbi, String url) {
        this.jdbi = jdbi;
        checkpoint = url.startsWith("jdbc:h2:");
    }

    void make(Consumer<Handle> change) {
        jdbi.useHandle(handle -> {
            handle.useTransaction(change::accept);
            if (checkpoint) {
                handle.execute("checkpoint");
            }
        });
    }
}
