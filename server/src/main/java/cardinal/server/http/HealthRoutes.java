package cardinal.server.http;

import cardinal.server.store.Store;
import cardinal.server.store.Timings;
import cardinal.server.table.Lobby;
import cardinal.server.table.TableFigures;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Locale;
import java.util.function.IntSupplier;

/** For whoever runs the server: whether it lives, whether it takes guests, and figures as Prometheus reads them. */
final class HealthRoutes {
    static final List<String> PATHS = List.of("/health", "/ready", "/metrics");

    private static final double SECOND = 1e9;
    private static final double MILLISECOND = 1e3;

    private final Lobby lobby;
    private final Store store;
    private final ClientAddresses clients;
    private final IntSupplier sockets;

    HealthRoutes(Lobby lobby, Store store, ClientAddresses clients, IntSupplier sockets) {
        this.lobby = lobby;
        this.store = store;
        this.clients = clients;
        this.sockets = sockets;
    }

    void add(RoutesConfig routes) {
        routes.get("/health", request -> state(request, store.isWell(), "the store has failed"));
        routes.get("/ready", request -> state(request, lobby.isReady(),
                store.isWell() ? "matches are still being taken up" : "the store has failed"));
        routes.get("/metrics", this::metrics);
    }

    private static void state(Context request, boolean well, String otherwise) {
        request.status(well ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE).contentType("text/plain")
                .result((well ? "ok" : otherwise) + "\n");
    }

    /** Only for this machine: how much goes on is nobody else's business. */
    private void metrics(Context request) {
        if (!clients.isLocal(request)) {
            throw new HttpResponseException(HttpStatus.FORBIDDEN.getCode(), "figures are for the server's own machine");
        }
        TableFigures figures = lobby.figures();
        StringBuilder text = new StringBuilder();
        gauge(text, "cardinal_matches_playing", "Matches that are being played.", figures.playing());
        gauge(text, "cardinal_tables_waiting", "Tables at which somebody is missing.", figures.waiting());
        gauge(text, "cardinal_tables_in_memory", "Tables in memory.", figures.tables());
        gauge(text, "cardinal_sockets", "Open sockets.", sockets.getAsInt());
        gauge(text, "cardinal_messages_waiting", "Messages that wait to be heard.", figures.backlog());
        gauge(text, "cardinal_bots_waiting", "Bots that wait for a turn to think.", figures.bots());
        gauge(text, "cardinal_heavy_waiting", "Expensive answers that wait for a turn.", figures.heavy());
        gauge(text, "cardinal_store_waiting", "Changes that wait to be written.", store.waiting());
        gauge(text, "cardinal_store_up", "Whether the store works.", store.isWell() ? 1 : 0);
        Runtime memory = Runtime.getRuntime();
        gauge(text, "cardinal_memory_used_bytes", "Heap in use.", memory.totalMemory() - memory.freeMemory());
        head(text, "cardinal_errors_total", "Mistakes of the program that somebody met.", "counter");
        line(text, "cardinal_errors_total", "", figures.errors());
        timings(text, "cardinal_answer_seconds", "From a message to its answer.", figures.answers());
        timings(text, "cardinal_store_seconds", "To bring changes to disk.", store.times());
        request.contentType("text/plain; version=0.0.4").result(text.toString());
    }

    private static void gauge(StringBuilder text, String name, String about, long value) {
        head(text, name, about, "gauge");
        line(text, name, "", value);
    }

    private static void timings(StringBuilder text, String name, String about, Timings timings) {
        head(text, name, about, "histogram");
        int[] bounds = Timings.bounds();
        long sum = 0;
        for (int i = 0; i <= bounds.length; i++) {
            sum += timings.count(i);
            String bound = i == bounds.length ? "+Inf" : String.format(Locale.ROOT, "%.3f", bounds[i] / MILLISECOND);
            line(text, name + "_bucket", "{le=\"" + bound + "\"}", sum);
        }
        text.append(name).append("_sum ").append(timings.nanos() / SECOND).append('\n');
        line(text, name + "_count", "", sum);
    }

    private static void head(StringBuilder text, String name, String about, String type) {
        text.append("# HELP ").append(name).append(' ').append(about).append("\n# TYPE ").append(name).append(' ')
                .append(type).append('\n');
    }

    private static void line(StringBuilder text, String name, String labels, long value) {
        text.append(name).append(labels).append(' ').append(value).append('\n');
    }
}
