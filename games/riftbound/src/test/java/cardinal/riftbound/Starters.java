package cardinal.riftbound;

import cardinal.kernel.Match;
import cardinal.proving.RandomGames;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;

/** Random games with the starter decks. */
final class Starters {
    static final Riftbound RULES = new Riftbound(StarterSet.pool());
    /** Duels over all pairs of starter decks. */
    static final RandomGames<RiftTable> DUELS = RandomGames.pairs(RULES, "duel", StarterSet.decks());

    private Starters() {
    }

    /** A game of any mode; every seat has another starter deck. */
    static Match<RiftTable> start(Mode mode, int game) {
        return RandomGames.rounds(RULES, mode.name(), StarterSet.decks(mode), mode.seats()).start(game);
    }
}
