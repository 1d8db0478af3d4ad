package cardinal.arena;

import cardinal.evolve.Evolve;
import cardinal.kernel.Match;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import cardinal.ufs.Ufs;
import cardinal.ufs.edition.Edition;
import cardinal.ufs.edition.Editions;
import java.util.ArrayList;
import java.util.List;

/** A game with the decks we ship, its plans and matches. */
public record Starter<T extends Table>(Ruleset<T> rules, String mode, List<DeckList> decks) {
    public static final Starter<RiftTable> RIFTBOUND =
            new Starter<>(new Riftbound(StarterSet.pool()), "duel", StarterSet.decks());

    /** Every game; a new one is one line. */
    public static List<Starter<?>> all() {
        List<Starter<?>> all = new ArrayList<>();
        all.add(RIFTBOUND);
        for (Edition edition : Editions.all()) {
            all.add(new Starter<>(new Ufs(cardinal.ufs.set.StarterSet.pool(edition)), Ufs.DUEL,
                    cardinal.ufs.set.StarterSet.decks(edition)));
        }
        all.add(new Starter<>(new Evolve(cardinal.evolve.set.StarterSet.pool()), "standard",
                cardinal.evolve.set.StarterSet.decks()));
        return all;
    }

    public Plan<T> plan(int games) {
        return Plan.everyPair(rules, mode, decks).games(games).seed(2026);
    }

    public Match<T> match(long seed) {
        return Match.start(rules, new Setup(rules.id(), mode, seed, List.of(decks.getFirst(), decks.getLast())));
    }

    @Override
    public String toString() {
        return rules.id();
    }
}
