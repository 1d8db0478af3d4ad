package cardinal.bench;

import cardinal.arena.Plan;
import cardinal.evolve.Evolve;
import cardinal.evolve.table.EvolveTable;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import java.util.Map;
import java.util.function.Supplier;

/** What everything here is measured on: every starter deck of a game against every other. */
final class Decks {
    /** A game is measured when it is listed here and named in a benchmark's parameter. */
    private static final Map<String, Supplier<Plan<?>>> PLANS =
            Map.of("riftbound", Decks::riftbound, "evolve", Decks::evolve);

    private Decks() {
    }

    static Plan<?> plan(String game) {
        Supplier<Plan<?>> plan = PLANS.get(game);
        if (plan == null) {
            throw new IllegalArgumentException("no game " + game + "; there are " + PLANS.keySet());
        }
        return plan.get();
    }

    static Plan<RiftTable> riftbound() {
        return Plan.everyPair(new Riftbound(StarterSet.pool()), "duel", StarterSet.decks());
    }

    static Plan<EvolveTable> evolve() {
        return Plan.everyPair(new Evolve(cardinal.evolve.set.StarterSet.pool()), "standard",
                cardinal.evolve.set.StarterSet.decks());
    }
}
