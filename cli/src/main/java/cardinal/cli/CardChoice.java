package cardinal.cli;

import cardinal.cards.keep.KeptPool;
import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.Games;
import cardinal.catalog.game.CardSource;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The cards a command may use besides the starter set of a game: those of a file, or those of a pool that was imported. */
final class CardChoice {
    @Option(names = "--cards", paramLabel = "FILE", description = "Cards to use besides the starter set (JSON).")
    @Nullable Path cards;

    @Option(names = "--pool", paramLabel = "NAME",
            description = "An imported card pool to use besides the starter set (see cards import).")
    @Nullable String pool;

    /** A game with these cards. */
    Game<?> game(String name) {
        return Games.named(name, source(name));
    }

    /** The game in a mode; without one in its usual mode. */
    Game<?> game(String name, @Nullable String mode) {
        return mode == null ? game(name) : game(name).in(mode);
    }

    /** All games; those that have a pool of the name use it, and one at least has. */
    List<Game<?>> all() {
        if (cards != null) {
            throw new BadInput("--cards is for one game; import the file and name its pool: --pool NAME");
        }
        if (pool == null) {
            return Games.all();
        }
        String name = pool;
        List<String> having = PoolFolder.usual().list().stream().filter(p -> p.name().equals(name)).map(KeptPool::game)
                .toList();
        if (having.isEmpty()) {
            throw new BadInput("there is no card pool \"" + name + "\"; cardinal cards pools lists those there are");
        }
        return Games.names().stream()
                .<Game<?>>map(game -> having.contains(game) ? game(game) : Games.named(game)).toList();
    }

    boolean isGiven() {
        return cards != null || pool != null;
    }

    private Optional<CardSource> source(String game) {
        if (cards != null && pool != null) {
            throw new BadInput("--cards and --pool exclude each other");
        }
        Games.require(game);
        return cards != null ? Optional.of(new CardSource(cards, "")) : Optional.ofNullable(pool).map(
                name -> new CardSource(PoolFolder.usual().existing(game, name), name));
    }
}
