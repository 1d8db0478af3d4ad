package cardinal.server.table;

import cardinal.kernel.BadInput;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import org.jspecify.annotations.Nullable;

/** What one connected client may do: join one match at a time, and speak there. */
public final class Guest {
    private final Hall hall;
    private final Link link;
    private @Nullable Sitting<?> sitting;

    Guest(Hall hall, Link link) {
        this.hall = hall;
        this.link = link;
    }

    /** Messages of one client come one after the other. */
    public void hear(ToServer message) {
        Sitting<?> here = sitting;
        try {
            if (message instanceof ToServer.Join join) {
                leave();
                Sitting<?> there = hall.sitting(join.match());
                while (!there.join(link, join.token())) {
                    there = hall.reopened(there);
                }
                sitting = there;
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
        Sitting<?> here = sitting;
        sitting = null;
        if (here != null) {
            here.leave(link);
        }
    }
}
