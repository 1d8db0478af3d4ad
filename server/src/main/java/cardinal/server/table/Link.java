package cardinal.server.table;

import cardinal.server.wire.ToClient;

/** The way to one connected client. Sending never waits; a client that does not keep up is cut off. */
public interface Link {
    void send(ToClient message);
}
