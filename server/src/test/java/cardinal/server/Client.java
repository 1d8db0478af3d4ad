package cardinal.server;

import cardinal.server.wire.ToServer;
import cardinal.server.wire.WireJson;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A client as the page is one: it knows only what comes over the wire. */
final class Client implements AutoCloseable {
    static final JsonMapper JSON = JsonMapper.shared();
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final Duration PATIENCE = Duration.ofSeconds(120);
    /** Stands in the inbox after the last message. */
    private static final String GONE = "";

    private final URI server;
    private final LinkedBlockingQueue<String> inbox = new LinkedBlockingQueue<>();
    /** Every message as it came, if it shall be recorded. */
    final List<String> received = new CopyOnWriteArrayList<>();
    boolean records = true;
    /** The log as it reads now. */
    final List<String> log = new ArrayList<>();
    private @Nullable WebSocket socket;
    private @Nullable ObjectNode view;
    private @Nullable JsonNode room;
    private String match = "";
    /** The code the socket was closed with, as far as it arrived. */
    volatile int closed = -1;
    /** Whether the socket is closed, in whatever way. */
    volatile boolean gone;

    Client(int port) {
        server = URI.create("http://127.0.0.1:" + port);
    }

    // ---- HTTP ----------------------------------------------------------------------------------------

    HttpResponse<String> send(String method, String path, String body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path)).method(method,
                body.isEmpty() ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return sent(request);
    }

    /** Asks whether a large body is wanted before it is sent: a server that refuses it does not read it, and hangs up. */
    HttpResponse<String> offer(String path, String body) {
        return sent(HttpRequest.newBuilder(server.resolve(path)).POST(HttpRequest.BodyPublishers.ofString(body))
                .expectContinue(true));
    }

    private static HttpResponse<String> sent(HttpRequest.Builder request) {
        try {
            return HTTP.send(request.timeout(PATIENCE).build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    JsonNode get(String path) {
        return good(send("GET", path, ""));
    }

    JsonNode post(String path, Object body) {
        return good(send("POST", path, body instanceof String text ? text : WireJson.write(body)));
    }

    private static JsonNode good(HttpResponse<String> answer) {
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(answer.statusCode() + ": " + answer.body());
        }
        return JSON.readTree(answer.body());
    }

    // ---- the socket ----------------------------------------------------------------------------------

    Client connect(String... headers) {
        WebSocket.Builder builder = HTTP.newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        socket = builder.buildAsync(URI.create("ws://127.0.0.1:" + server.getPort() + "/ws"), new Ears()).join();
        return this;
    }

    private final class Ears implements WebSocket.Listener {
        private final StringBuilder part = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                if (records) {
                    received.add(part.toString());
                }
                inbox.add(part.toString());
                part.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            closed = code;
            leave();
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            leave();
        }

        private void leave() {
            gone = true;
            inbox.add(GONE);
        }
    }

    Client join(String id, Optional<String> token) {
        match = id;
        view = null;
        say(new ToServer.Join(id, token));
        return this;
    }

    void say(ToServer message) {
        raw(WireJson.write(message));
    }

    /** The server may close the socket meanwhile. */
    void rawIfOpen(String text) {
        try {
            raw(text);
        } catch (CompletionException e) {
            if (!(e.getCause() instanceof IOException)) {
                throw e;
            }
        }
    }

    void raw(String text) {
        java.util.Objects.requireNonNull(socket).sendText(text, true).join();
    }

    /** The next message, taken in. */
    JsonNode next() {
        try {
            String text = inbox.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            if (text == null) {
                throw new IllegalStateException("nothing came");
            }
            if (text.equals(GONE)) {
                throw new IllegalStateException("the socket is closed");
            }
            JsonNode message = JSON.readTree(text);
            switch (message.get("type").asString()) {
                case "Snapshot" -> view = (ObjectNode) message.get("view");
                case "Patch" -> message.get("changes").forEach(this::change);
                case "RoomNews" -> room = message.get("room");
                case "Log" -> {
                    log.subList(message.get("from").asInt(), log.size()).clear();
                    message.get("lines").forEach(
                            line -> log.add(String.join("", line.get("words").findValuesAsString("text"))));
                }
                default -> {
                }
            }
            return message;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The next message of a type; those before are taken in. */
    JsonNode next(String type) {
        JsonNode message = next();
        while (!message.get("type").asString().equals(type)) {
            message = next();
        }
        return message;
    }

    private void change(JsonNode change) {
        JsonNode path = change.get("path");
        ObjectNode at = view();
        for (int i = 0; i < path.size() - 1; i++) {
            at = (ObjectNode) at.get(path.get(i).asString());
        }
        String field = path.get(path.size() - 1).asString();
        if (change.get("gone").asBoolean()) {
            at.remove(field);
        } else {
            at.set(field, change.get("value"));
        }
    }

    ObjectNode view() {
        return java.util.Objects.requireNonNull(view);
    }

    JsonNode room() {
        return java.util.Objects.requireNonNull(room);
    }

    /** Whether a message came that was not taken in yet. */
    boolean isWaiting() {
        return !inbox.isEmpty();
    }

    boolean hasView() {
        return view != null;
    }

    /** Waits until one is asked or the match is over; whether one is asked. */
    boolean awaitQuestion() {
        while (view == null || view.get("prompt").isNull() && view.get("result").isNull()) {
            next();
        }
        return view.get("result").isNull();
    }

    int serial() {
        return view().get("prompt").get("serial").asInt();
    }

    JsonNode options() {
        return view().get("prompt").get("options");
    }

    /** Answers and waits until the question is another one. */
    void choose(int option) {
        int serial = serial();
        say(new ToServer.Choose(match, serial, option));
        while (view().get("result").isNull() && !view().get("prompt").isNull() && serial() == serial) {
            JsonNode message = next();
            if (message.get("type").asString().equals("Refused")) {
                throw new IllegalStateException(message.toString());
            }
        }
    }

    @Override
    public void close() {
        if (socket != null) {
            socket.abort();
        }
    }
}
