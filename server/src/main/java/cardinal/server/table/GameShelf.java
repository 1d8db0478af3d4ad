package cardinal.server.table;

import cardinal.cards.Once;
import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.Games;
import cardinal.catalog.game.CardSource;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup.DeckList;
import cardinal.server.store.Origin;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The games. Reading the cards of one takes a while: it is done once, and only who needs that game waits for it. */
public final class GameShelf {
    private final PoolFolder pools;
    private final Map<String, Once<Game<?>>> games = new ConcurrentHashMap<>();

    public GameShelf(PoolFolder pools) {
        this.pools = pools;
    }

    public PoolFolder pools() {
        return pools;
    }

    /** Reads the cards of all games before anybody asks for them. */
    public void readAll() {
        Games.names().forEach(name -> game(name, "").rules());
    }

    /** A game in its usual mode. pool: imported cards; empty for none. */
    public Game<?> game(String name, String pool) {
        Games.require(name);
        Optional<CardSource> cards =
                pool.isEmpty() ? Optional.empty() : Optional.of(new CardSource(pools.existing(name, pool), pool));
        return games.computeIfAbsent(name + "/" + pool, key -> new Once<>(() -> Games.named(name, cards))).get();
    }

    public Game<?> game(String name, String pool, String mode) {
        return game(name, pool).in(mode);
    }

    /** The game a match was begun with: a match goes on with the same rules and cards, or not at all. */
    Game<?> game(Origin origin) {
        Game<?> game = game(origin.game(), origin.pool(), origin.mode());
        if (game.rules().version() != origin.version() || game.rules().poolFingerprint() != origin.cards()) {
            throw new BadInput("match", "it was begun with other cards or with another version of the rules");
        }
        return game;
    }

    /** What a match of a game is rebuilt from. */
    public static Origin origin(Game<?> game, String pool, long seed, List<DeckList> decks, List<String> scenario) {
        return new Origin(game.rules().id(), game.rules().version(), game.rules().poolFingerprint(), game.mode(), pool,
                seed, List.copyOf(decks), scenario);
    }
}
