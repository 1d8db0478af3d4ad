package cardinal.server;

import cardinal.cards.keep.PoolFolder;
import cardinal.server.http.WebServer;
import cardinal.server.store.PrivateFiles;
import cardinal.server.store.Store;
import cardinal.server.table.BotThreads;
import cardinal.server.table.LoadedGames;
import cardinal.server.table.Lobby;
import cardinal.server.table.RuleTexts;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.time.Clock;
import java.util.List;

/** A running server. */
public final class Server implements AutoCloseable {
    private final Store store;
    private final Lobby lobby;
    private final WebServer webServer;
    private final LoadedGames games;

    /** Opens the store and listens; cards are read, and stored matches taken up, while the first guests come. */
    public Server(Settings settings) throws IOException {
        PrivateFiles.makeFolder(settings.data());
        store = store(settings);
        games = new LoadedGames(PoolFolder.usual());
        RuleTexts rules = new RuleTexts();
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        lobby = new Lobby(store, games, rules, new BotThreads(settings.think(), threads), settings.limits(),
                Clock.systemUTC());
        try {
            webServer = new WebServer(settings, lobby, games, rules, store);
        } catch (RuntimeException e) {
            lobby.close();
            store.close();
            throw new IOException("cannot listen at " + settings.host() + ":" + settings.port()
                    + "; is another server there? Take another port (0 for any)", e);
        }
        Thread.ofPlatform().daemon().name("reading cards").start(games::readAll);
        Thread.ofPlatform().daemon().name("going on").start(lobby::goOn);
    }

    private static Store store(Settings settings) throws IOException {
        if (settings.database().isEmpty()) {
            PrivateFiles.make(settings.data().resolve(Settings.FILE + ".mv.db"));
            PrivateFiles.close(settings.data(), Settings.FILE + ".");
        }
        try {
            return new Store(settings.url(), settings.user(), settings.password());
        } catch (RuntimeException e) {
            throw new IOException((settings.database().isEmpty()
                    ? "cannot open the matches in " + settings.data() + "; another server may be using that folder"
                    : "cannot open the database " + settings.database()) + ": " + rootOf(e).getMessage(), e);
        }
    }

    private static Throwable rootOf(Throwable e) {
        Throwable root = e;
        for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
            root = cause;
        }
        return root;
    }

    /** Does what the first guest asks for, and reads all cards. */
    public void rehearse() throws IOException {
        for (String path : List.of("/", "/api/games", "/api/lobby")) {
            try (InputStream answer = URI.create("http://127.0.0.1:" + port() + path).toURL().openStream()) {
                answer.readAllBytes();
            }
        }
        games.readAll();
    }

    public int port() {
        return webServer.port();
    }

    @Override
    public void close() {
        webServer.close();
        lobby.close();
        store.close();
    }
}
