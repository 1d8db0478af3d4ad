package cardinal.server.table;

import cardinal.server.wire.ToClient;
import cardinal.server.wire.Written;

/** The way to one connected client. Sending never waits; a client that does not keep up is cut off. */
public interface Link {
    void send(ToClient message);

    /** What is told to many is written once. */
    default void send(Written message) {
        send(message.message());
    }

    /** Whether anybody still hears. */
    default boolean isOpen() {
        return true;
    }
}
