package cardinal.evolve;

import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.EvolveTable;
import cardinal.proving.RandomGames;

/** Random games of the starter decks. */
final class Starters {
    static final Evolve RULES = new Evolve(StarterSet.pool());
    static final RandomGames<EvolveTable> GAMES = RandomGames.pairs(RULES, "standard", StarterSet.decks());

    private Starters() {
    }
}
