package cardinal.catalog.ufs;

import cardinal.bots.Bots;
import cardinal.bots.Lore;
import cardinal.bots.Strength;
import cardinal.ufs.table.UfsTable;

/** What bots know of UFS, in all editions. */
final class UfsLore {
    static final Lore<UfsTable> OF = new Lore<>(UfsView::new, UfsEvaluation.OF, (t, seat, other) -> seat == other,
            Strength.ofTurn(Bots.ADEPT, 200), Strength.ofTurn(Bots.MASTER, 4_000));

    private UfsLore() {
    }
}
