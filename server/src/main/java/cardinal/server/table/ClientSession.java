package cardinal.server.table;

import cardinal.kernel.BadInput;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import org.jspecify.annotations.Nullable;

/** What one connected client may do: join one match at a time, and speak there. */
public final class ClientSession {
    private final Lobby lobby;
    private final Link link;
    private @Nullable TableSession<?> session;

    ClientSession(Lobby lobby, Link link) {
        this.lobby = lobby;
        this.link = link;
    }

    /** Messages of one client come one after the other. */
    public void hear(ToServer message) {
        TableSession<?> here = session;
        try {
            if (message instanceof ToServer.Join join) {
                leave();
                TableSession<?> there = lobby.session(join.match());
                while (!there.join(link, join.token())) {
                    there = lobby.reopened(there);
                }
                session = there;
            } else if (here == null || !here.id().equals(message.match())) {
                throw new BadInput("match", "join it first");
            } else {
                here.hear(link, message);
            }
        } catch (BadInput e) {
            link.send(new ToClient.Refused(message.match(), message.getClass().getSimpleName(),
                    String.valueOf(e.getMessage())));
        }
    }

    public void leave() {
        TableSession<?> here = session;
        session = null;
        if (here != null) {
            here.leave(link);
        }
    }
}
