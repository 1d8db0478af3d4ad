package cardinal.server.http;

import cardinal.server.table.Link;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.Written;
import io.javalin.websocket.WsContext;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;

/** A socket as tables use it. A client that lets too much pile up is cut off; it can come back and gets a snapshot. */
final class SocketLink implements Link {
    private static final int MOST_WAITING = 256;

    private final WsContext socket;
    private final AtomicInteger waiting = new AtomicInteger();

    SocketLink(WsContext socket) {
        this.socket = socket;
    }

    @Override
    public boolean isOpen() {
        return socket.session.isOpen();
    }

    @Override
    public void send(ToClient message) {
        send(Written.of(message));
    }

    @Override
    public void send(Written message) {
        if (!isOpen()) {
            return;
        }
        if (waiting.incrementAndGet() > MOST_WAITING) {
            CloseReason.TOO_SLOW.say(socket, "too slow");
            return;
        }
        socket.session.sendText(message.json(),
                Callback.from(waiting::decrementAndGet, e -> waiting.decrementAndGet()));
    }
}
