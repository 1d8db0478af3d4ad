package cardinal.server.table;

import cardinal.cards.Once;
import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.Games;
import cardinal.catalog.game.CardSource;
import cardinal.catalog.game.Game;
import cardinal.kernel.KeptCard;
import cardinal.kernel.Setup.DeckList;
import cardinal.server.store.Origin;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The games. Reading the cards of one takes a while: it is done once, and only who needs that game waits for it. */
public final class LoadedGames {
    /** How a game is made. */
    public interface Maker {
        Game<?> named(String name, Optional<CardSource> cards);
    }

    private final PoolFolder pools;
    private final Maker maker;
    private final Map<String, Once<Game<?>>> games = new ConcurrentHashMap<>();

    public LoadedGames(PoolFolder pools) {
        this(pools, Games::named);
    }

    /** maker: of this build, or of another one in tests. */
    public LoadedGames(PoolFolder pools, Maker maker) {
        this.pools = pools;
        this.maker = maker;
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
                pool.isEmpty() ? Optional.empty() : Optional.of(CardSource.of(pools, name, pool));
        return games.computeIfAbsent(name + "/" + pool, key -> new Once<>(() -> maker.named(name, cards))).get();
    }

    public Game<?> game(String name, String pool, String mode) {
        return game(name, pool).in(mode);
    }

    /** The game of a match. It has kept its cards: a pool that was taken away since does not end it. */
    Game<?> game(Origin origin) {
        boolean there = origin.pool().isEmpty() || pools.has(origin.game(), origin.pool());
        return game(origin.game(), there ? origin.pool() : "", origin.mode());
    }

    /** What a match of a game is rebuilt from. */
    public static Origin origin(Game<?> game, String pool, long seed, List<DeckList> decks, List<String> scenario) {
        return new Origin(game.rules().id(), game.rules().version(), game.mode(), pool, seed, List.copyOf(decks),
                scenario);
    }

    /** The cards that a match keeps; those of a table laid out by hand stand in its lines. */
    static List<KeptCard> cards(Game<?> game, Origin origin) {
        return origin.scenario().isEmpty() ? game.rules().cards(origin.setup()) : List.of();
    }
}
