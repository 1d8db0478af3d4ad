package cardinal.server.http;

import io.javalin.websocket.WsContext;
import java.time.Duration;

/**
 * Why the server closes a socket. The codes are from the range for private use: after those that the protocol itself has for errors
 * (1008, 1013) Jetty ends the connection at once, and a client that is just speaking never hears the reason.
 */
enum CloseReason {
    MISCONDUCT(4008), TOO_SLOW(4013);

    private static final Duration FAREWELL = Duration.ofSeconds(5);

    final int code;

    CloseReason(int code) {
        this.code = code;
    }

    /** Closes the socket; who does not answer in a few seconds is not waited for. */
    void say(WsContext socket, String reason) {
        socket.session.setIdleTimeout(FAREWELL);
        socket.closeSession(code, reason);
    }
}
