package cardinal.bench;

import cardinal.arena.Plan;
import cardinal.evolve.Evolve;
import cardinal.evolve.table.EvolveTable;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import cardinal.ufs.Ufs;
import cardinal.ufs.edition.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.table.UfsTable;
import java.util.Map;
import java.util.function.Supplier;

/** What everything here is measured on: every starter deck of a game against every other. */
final class Decks {
    /** A game is measured when it is listed here and named in a benchmark's parameter. */
    private static final Map<String, Supplier<Plan<?>>> PLANS =
            Map.of("riftbound", Decks::riftbound, "evolve", Decks::evolve,
                    "ufs-2010", () -> ufs(Editions.UFS_2010), "ufs-2019", () -> ufs(Editions.UFS_2019),
                    "universus", () -> ufs(Editions.UNIVERSUS));

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

    static Plan<UfsTable> ufs(Edition edition) {
        return Plan.everyPair(new Ufs(cardinal.ufs.set.StarterSet.pool(edition)), "duel",
                cardinal.ufs.set.StarterSet.decks(edition));
    }
}
