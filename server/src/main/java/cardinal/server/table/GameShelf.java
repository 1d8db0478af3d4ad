package cardinal.server.table;

import cardinal.arena.game.CardSource;
import cardinal.arena.game.Game;
import cardinal.arena.game.Games;
import cardinal.cards.keep.PoolFolder;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The games with their cards; reading cards takes a while, so each game is read once. */
public final class GameShelf {
    private final PoolFolder pools;
    private final Map<String, Game<?>> games = new ConcurrentHashMap<>();

    public GameShelf(PoolFolder pools) {
        this.pools = pools;
    }

    public PoolFolder pools() {
        return pools;
    }

    /** A game in its usual mode. pool: imported cards; empty for none. */
    public Game<?> game(String name, String pool) {
        Games.require(name);
        return games.computeIfAbsent(name + "/" + pool, key -> Games.named(name, pool.isEmpty() ? Optional.empty()
                : Optional.of(new CardSource(pools.existing(name, pool), pool))));
    }

    public Game<?> game(String name, String pool, String mode) {
        return game(name, pool).in(mode);
    }
}
