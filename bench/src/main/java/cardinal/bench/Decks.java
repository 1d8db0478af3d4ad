package cardinal.bench;

import cardinal.arena.Plan;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.kernel.Table;

/** What everything here is measured on: every starter deck of a game against every other. */
final class Decks {
    private Decks() {
    }

    /** game: a benchmark's parameter lists those that are measured; any other can be named with -p of=. */
    static Plan<?> plan(String game) {
        return plan(Games.named(game));
    }

    private static <T extends Table> Plan<T> plan(Game<T> game) {
        return Plan.everyPair(game.rules(), game.mode(), game.starters());
    }
}
