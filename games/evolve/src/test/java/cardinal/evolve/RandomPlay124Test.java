package cardinal.evolve;

import cardinal.evolve.table.EvolveTable;
import cardinal.proving.RandomPlayContract;

/** Random games by version 1.24.1 keep the same promises. */
class RandomPlay124Test extends RandomPlayContract<EvolveTable> {
    private static final int GAMES = 40;

    RandomPlay124Test() {
        super(Starters124.GAMES, GAMES);
    }
}
