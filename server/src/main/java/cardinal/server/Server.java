package cardinal.server;

import cardinal.cards.keep.PoolFolder;
import cardinal.server.http.Front;
import cardinal.server.store.Store;
import cardinal.server.table.Bench;
import cardinal.server.table.GameShelf;
import cardinal.server.table.Hall;
import cardinal.server.table.RuleTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Clock;

/** A running server. */
public final class Server implements AutoCloseable {
    private final Store store;
    private final Hall hall;
    private final Front front;

    /** Opens the store, takes up the matches in it, and listens. */
    public Server(Settings settings) throws IOException {
        Files.createDirectories(settings.data());
        store = new Store(settings.url(), settings.user(), settings.password());
        GameShelf games = new GameShelf(PoolFolder.usual());
        RuleTexts rules = new RuleTexts();
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        hall = new Hall(store, games, rules, new Bench(settings.think(), threads), settings.limits().tables(),
                Clock.systemUTC());
        front = new Front(settings, hall, games, rules, store);
    }

    public int port() {
        return front.port();
    }

    @Override
    public void close() {
        front.close();
        hall.close();
        store.close();
    }
}
