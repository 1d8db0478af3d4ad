package cardinal.arena;

import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** Plans and matches with the decks we ship. */
final class Starter {
    static final Riftbound RULES = new Riftbound(StarterSet.pool());

    private Starter() {
    }

    static Plan<RiftTable> plan(int games) {
        return Plan.everyPair(RULES, "duel", StarterSet.decks()).games(games).seed(2026);
    }

    static Match<RiftTable> match(long seed) {
        List<Setup.DeckList> decks = StarterSet.decks();
        return Match.start(RULES, new Setup("riftbound", "duel", seed, List.of(decks.getFirst(), decks.getLast())));
    }
}
