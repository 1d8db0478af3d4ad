package cardinal.evolve;

import cardinal.evolve.edition.Editions;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.EvolveTable;
import cardinal.proving.RandomGames;

/** Random games by version 1.24.1, with the decks that only it has. */
final class Starters124 {
    static final Evolve RULES = new Evolve(Editions.EVOLVE_1_24, StarterSet.pool(Editions.EVOLVE_1_24));
    static final RandomGames<EvolveTable> GAMES =
            RandomGames.pairs(RULES, "standard", StarterSet.shipped(Editions.EVOLVE_1_24).decks());

    private Starters124() {
    }
}
