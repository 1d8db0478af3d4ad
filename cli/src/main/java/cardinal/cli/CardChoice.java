package cardinal.cli;

import cardinal.cards.keep.KeptPool;
import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.Games;
import cardinal.catalog.game.CardSource;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.scenario.ScenarioGame;
import cardinal.scenario.ScenarioRunner;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The cards a command may use besides the starter set of a game: those of a file, or those of a pool that was imported. */
final class CardChoice {
    @Option(names = "--cards", paramLabel = "FILE", description = "Cards to use besides the starter set (JSON).")
    @Nullable Path cards;

    @Option(names = "--pool", paramLabel = "NAME",
            description = "An imported card pool to use besides the starter set (see cards import), or several: base,mine;"
                    + " of cards in more than one of them the last counts.")
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
        List<String> having = having();
        return Games.names().stream().<Game<?>>map(name -> one(name, having)).toList();
    }

    /** The scenarios of all games in the same way, each game made when a scenario asks for it. */
    ScenarioRunner.Known scenarios() {
        List<String> having = having();
        Map<String, ScenarioGame<?>> made = new HashMap<>();
        return new ScenarioRunner.Known() {
            @Override
            public List<String> names() {
                return Games.names();
            }

            @Override
            public @Nullable ScenarioGame<?> named(String game) {
                return names().contains(game) ? made.computeIfAbsent(game, name -> one(name, having).scenarios())
                        : null;
            }
        };
    }

    private Game<?> one(String name, List<String> having) {
        return having.contains(name) ? game(name) : Games.named(name);
    }

    /** The games that have the pool; none where none is named. */
    private List<String> having() {
        if (cards != null) {
            throw new BadInput("--cards is for one game; import the file and name its pool: --pool NAME");
        }
        String names = pool;
        if (names == null) {
            return List.of();
        }
        PoolFolder folder = PoolFolder.usual();
        List<String> having = folder.list().stream().map(KeptPool::game).distinct()
                .filter(game -> folder.has(game, names)).toList();
        if (having.isEmpty()) {
            throw new BadInput("there is no card pool \"" + names + "\"; cardinal cards pools lists those there are");
        }
        return having;
    }

    boolean isGiven() {
        return cards != null || pool != null;
    }

    private Optional<CardSource> source(String game) {
        if (cards != null && pool != null) {
            throw new BadInput("--cards and --pool exclude each other");
        }
        Games.require(game);
        return cards != null ? Optional.of(CardSource.of(cards)) : Optional.ofNullable(pool).map(
                names -> CardSource.of(PoolFolder.usual(), game, names));
    }
}
