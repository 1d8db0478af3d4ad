package cardinal.arena;

import cardinal.kernel.Match;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** A game with the decks we ship, its plans and matches. */
record Starter<T extends Table>(Ruleset<T> rules, String mode, List<DeckList> decks) {
    static final Starter<RiftTable> RIFTBOUND =
            new Starter<>(new Riftbound(StarterSet.pool()), "duel", StarterSet.decks());

    /** Every game; a new one is one line. */
    static List<Starter<?>> all() {
        return List.of(RIFTBOUND);
    }

    Plan<T> plan(int games) {
        return Plan.everyPair(rules, mode, decks).games(games).seed(2026);
    }

    Match<T> match(long seed) {
        return Match.start(rules, new Setup(rules.id(), mode, seed, List.of(decks.getFirst(), decks.getLast())));
    }

    @Override
    public String toString() {
        return rules.id();
    }
}
