package cardinal.bench;

import cardinal.arena.Plan;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;

/** What everything here is measured on: every starter deck against every other. */
final class Decks {
    private Decks() {
    }

    static Plan<RiftTable> plan() {
        return Plan.everyPair(new Riftbound(StarterSet.pool()), "duel", StarterSet.decks());
    }
}
