package cardinal.server.http;

import cardinal.kernel.BadInput;
import cardinal.server.Settings;
import cardinal.server.store.Store;
import cardinal.server.store.StoreFault;
import cardinal.server.table.HeavyWork;
import cardinal.server.table.LoadedGames;
import cardinal.server.table.Lobby;
import cardinal.server.table.Replays;
import cardinal.server.table.RuleTexts;
import cardinal.server.wire.ApiError;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.staticfiles.Location;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The web server: the page, the routes under /api, the sockets at /ws. */
public final class WebServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    private static final long LARGEST_BODY = 64 << 10;
    private static final int UNUSED_SESSION = 60;
    private static final Pattern OPENING =
            Pattern.compile("/api/tables.*|/api/replays/.*|/api/workshop/tables|/api/lessons/.*");

    private final Javalin javalin;
    private final Origins origins;
    private final ClientAddresses clients;
    private final RateLimit requests;
    private final RateLimit openings;

    public WebServer(Settings settings, Lobby lobby, LoadedGames games, RuleTexts rules, Store store) {
        clients = new ClientAddresses(settings.proxies().trusted(), settings.proxies().header());
        origins = new Origins(settings.origins(), settings.host());
        long minute = TimeUnit.MINUTES.toNanos(1);
        requests = new RateLimit(settings.limits().requests(), minute, System::nanoTime);
        openings = new RateLimit(settings.limits().openings(), minute, System::nanoTime);
        javalin = Javalin.create(config -> {
            configure(config, lobby);
            new GameRoutes(games, rules).add(config.routes);
            new TableRoutes(lobby).add(config.routes);
            new DeckRoutes(games, lobby.heavy()).add(config.routes);
            new ReplayRoutes(new Replays(store, games, lobby), lobby.heavy()).add(config.routes);
            new WorkshopRoutes(games, lobby).add(config.routes);
            new LessonRoutes(games, lobby, settings.lessons()).add(config.routes);
            Sockets sockets = new Sockets(lobby, settings.limits(), clients);
            new HealthRoutes(lobby, store, clients, sockets::size).add(config.routes);
            config.routes.wsBeforeUpgrade("/ws", this::admit);
            config.routes.ws("/ws", sockets::configure);
        }).start(settings.host(), settings.port());
    }

    private void configure(JavalinConfig config, Lobby lobby) {
        config.startup.showJavalinBanner = false;
        config.concurrency.useVirtualThreads = true;
        config.http.maxRequestSize = LARGEST_BODY;
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        config.jetty.modifyServletContextHandler(handler -> {
            handler.getSessionHandler().setUsingCookies(false); // nobody is followed
            handler.getSessionHandler().setMaxInactiveInterval(UNUSED_SESSION);
        });
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(Sockets.LONGEST);
            factory.setMaxBinaryMessageSize(Sockets.LONGEST);
            factory.setIdleTimeout(Duration.ofMinutes(2));
        });
        config.staticFiles.add(files -> {
            files.hostedPath = "/";
            files.directory = "/web";
            files.location = Location.CLASSPATH;
        });
        config.routes.before(request -> {
            Headers.set(request);
            if (!HealthRoutes.PATHS.contains(request.path())) {
                admit(request);
            }
        });
        config.routes.exception(BadInput.class, (e, request) -> complain(request, HttpStatus.BAD_REQUEST, "", e));
        config.routes.exception(HeavyWork.TooMuch.class,
                (e, request) -> complain(request, HttpStatus.TOO_MANY_REQUESTS, "", e));
        config.routes.exception(StoreFault.class, (e, request) -> Api.answer(
                request.status(HttpStatus.SERVICE_UNAVAILABLE), new ApiError("",
                        "the server cannot reach what it has stored at the moment; nothing was changed, try again in a while")));
        config.routes.exception(HttpResponseException.class, (e, request) -> Api.answer(
                request.status(e.getStatus()), new ApiError("", String.valueOf(e.getMessage()))));
        config.routes.exception(Exception.class, (e, request) -> {
            lobby.noteError();
            LOG.error("{} {} failed", request.method(), request.path(), e);
            Api.answer(request.status(HttpStatus.INTERNAL_SERVER_ERROR),
                    new ApiError("", "something is wrong with the server; nothing was changed"));
        });
    }

    private static void complain(Context request, HttpStatus status, String where, Exception e) {
        Api.answer(request.status(status), new ApiError(where, String.valueOf(e.getMessage())));
    }

    /** Whoever comes from a strange place or too often is refused. */
    private void admit(Context request) {
        String objection = origins.objection(request);
        if (!objection.isEmpty()) {
            throw new HttpResponseException(HttpStatus.FORBIDDEN.getCode(), objection);
        }
        String client = clients.of(request);
        request.attribute(Api.CLIENT, client);
        boolean opens = request.method().name().equals("POST") && OPENING.matcher(request.path()).matches();
        if (!requests.allows(client) || opens && !openings.allows(client)) {
            throw new HttpResponseException(HttpStatus.TOO_MANY_REQUESTS.getCode(), "too many requests; wait a minute");
        }
    }

    public int port() {
        return javalin.port();
    }

    @Override
    public void close() {
        javalin.stop();
    }
}
