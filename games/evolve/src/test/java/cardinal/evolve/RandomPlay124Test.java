package cardinal.evolve;

import cardinal.evolve.edition.Editions;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.EvolveTable;
import cardinal.proving.RandomGames;
import cardinal.proving.RandomPlayContract;

/** Random games by version 1.24.1 keep the same promises. */
class RandomPlay124Test extends RandomPlayContract<EvolveTable> {
    private static final int GAMES = 40;

    RandomPlay124Test() {
        super(RandomGames.pairs(new Evolve(Editions.EVOLVE_1_24, StarterSet.pool(Editions.EVOLVE_1_24)), "standard",
                StarterSet.decks()), GAMES);
    }
}
