package cardinal.catalog.evolve;

import cardinal.bots.Bots;
import cardinal.bots.Lore;
import cardinal.bots.Strength;
import cardinal.evolve.table.EvolveTable;

/** What bots know of Shadowverse: Evolve. */
final class EvolveLore {
    static final Lore<EvolveTable> OF =
            new Lore<>(EvolveView::new, EvolveEvaluation.OF, (t, seat, other) -> seat == other,
                    Strength.ofTurn(Bots.ADEPT, 40), Strength.ofTurn(Bots.MASTER, 4_000));

    private EvolveLore() {
    }
}
