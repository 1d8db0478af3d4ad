package cardinal.server.http;

import cardinal.kernel.BadInput;
import cardinal.server.Settings;
import cardinal.server.table.ClientSession;
import cardinal.server.table.Lobby;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import cardinal.server.wire.WireJson;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The sockets at /ws. */
final class Sockets {
    /** The longest message of a client, in characters. */
    static final int LONGEST = 4_096;
    /** How many messages that come too fast are refused before who sends them is dismissed, and ignored before the line is cut. */
    private static final int PATIENCE = 200;

    private final Lobby lobby;
    private final Settings.Limits limits;
    private final ClientAddresses clients;
    private final RateLimit rate;
    private final Map<String, Connected> connected = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> perAddress = new ConcurrentHashMap<>();
    /** How many messages still came from those who were told to go. */
    private final Map<String, AtomicInteger> dismissed = new ConcurrentHashMap<>();

    /** A client. neighbours: how many sockets its address has; offences: how often it was too fast, less what it said in time. */
    private record Connected(SocketLink link, ClientSession client, AtomicInteger neighbours, AtomicInteger offences) {
    }

    Sockets(Lobby lobby, Settings.Limits limits, ClientAddresses clients) {
        this.clients = clients;
        this.lobby = lobby;
        this.limits = limits;
        rate = new RateLimit(limits.messages() * 3, TimeUnit.SECONDS.toNanos(3), System::nanoTime);
    }

    /** How many are open. */
    int size() {
        return connected.size();
    }

    void configure(WsConfig ws) {
        ws.onConnect(this::connect);
        ws.onMessage(message -> hear(message, message.message()));
        ws.onBinaryMessage(message -> refuse(message, "messages are text"));
        ws.onClose(this::disconnect);
        ws.onError(this::disconnect);
    }

    private void connect(WsContext socket) {
        String address = clients.of(socket.session.getRemoteSocketAddress(),
                socket.session.getUpgradeRequest().getHeaders(clients.header()));
        AtomicInteger neighbours = perAddress.computeIfAbsent(address, key -> new AtomicInteger());
        if (neighbours.incrementAndGet() > limits.sockets()) {
            neighbours.decrementAndGet();
            dismiss(socket, "too many sockets");
            return;
        }
        SocketLink link = new SocketLink(socket);
        connected.put(socket.sessionId(),
                new Connected(link, lobby.client(address, link), neighbours, new AtomicInteger()));
        socket.enableAutomaticPings(20, TimeUnit.SECONDS);
    }

    private void hear(WsContext socket, String text) {
        AtomicInteger late = dismissed.get(socket.sessionId());
        if (late != null && late.incrementAndGet() > PATIENCE) {
            socket.session.disconnect();
        }
        Connected client = connected.get(socket.sessionId());
        if (client == null || late != null) {
            return;
        }
        if (!rate.allows(socket.sessionId())) {
            if (client.offences.incrementAndGet() > PATIENCE) {
                dismiss(socket, "too many messages");
            } else {
                client.link.send(new ToClient.Refused("", "", "too many messages; slow down"));
            }
            return;
        }
        client.offences.updateAndGet(n -> Math.max(0, n - 1));
        try {
            client.client.hear(WireJson.read(text, ToServer.class));
        } catch (BadInput e) {
            client.link.send(new ToClient.Refused("", "", String.valueOf(e.getMessage())));
        }
    }

    private void dismiss(WsContext socket, String reason) {
        dismissed.put(socket.sessionId(), new AtomicInteger());
        CloseReason.MISCONDUCT.say(socket, reason);
    }

    private void refuse(WsContext socket, String reason) {
        Connected client = connected.get(socket.sessionId());
        if (client != null) {
            client.link.send(new ToClient.Refused("", "", reason));
        }
    }

    private void disconnect(WsContext socket) {
        socket.disableAutomaticPings();
        dismissed.remove(socket.sessionId());
        Connected client = connected.remove(socket.sessionId());
        if (client != null) {
            rate.forget(socket.sessionId());
            client.client.leave();
            client.neighbours.decrementAndGet();
        }
    }
}
