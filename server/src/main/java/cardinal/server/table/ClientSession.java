package cardinal.server.table;

import cardinal.kernel.BadInput;
import cardinal.server.store.StoreFault;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** What one connected client may do: join one match at a time, and speak there. Only so much of what it says may wait. */
public final class ClientSession {
    static final int MOST_WAITING = 32;

    private final Lobby lobby;
    private final String who;
    private final Link link;
    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicBoolean joining = new AtomicBoolean();
    private @Nullable TableSession<?> session;

    ClientSession(Lobby lobby, String who, Link link) {
        this.lobby = lobby;
        this.who = who;
        this.link = link;
    }

    /** Messages of one client come one after the other; what is decided counts from now, whenever the table comes to it. */
    public void hear(ToServer message) {
        long arrived = lobby.ticks();
        try {
            if (waiting.get() >= MOST_WAITING) {
                throw new BadInput("too many of your messages wait to be heard; slow down");
            }
            if (message instanceof ToServer.Join join) {
                join(join);
                return;
            }
            TableSession<?> here = session;
            if (here == null || !here.id().equals(message.match())) {
                throw new BadInput("match", "join it first");
            }
            waiting.incrementAndGet();
            long begun = System.nanoTime();
            here.hear(link, message, arrived, joining.get() || !message.decides(), () -> {
                waiting.decrementAndGet();
                lobby.answers().note(System.nanoTime() - begun);
            });
        } catch (StoreFault e) {
            link.send(new ToClient.Refused(message.match(), "", MatchRunner.FAULT));
        } catch (HeavyWork.TooMuch | BadInput e) {
            link.send(new ToClient.Refused(message.match(), message.getClass().getSimpleName(),
                    String.valueOf(e.getMessage())));
        }
    }

    /** One at a time: who asks to be shown everything again and again waits for each. */
    private void join(ToServer.Join join) {
        if (!joining.compareAndSet(false, true)) {
            throw new BadInput("your last Join is still being answered");
        }
        boolean heard = false;
        try {
            TableSession<?> there = lobby.session(join.match(), who);
            if (session != there) {
                leave();
            }
            while (!there.join(link, join.token(), () -> joining.set(false))) {
                there = lobby.reopened(there, who);
            }
            heard = true;
            session = there;
        } finally {
            if (!heard) {
                joining.set(false);
            }
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
