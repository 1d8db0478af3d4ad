package cardinal.catalog.riftbound;

import cardinal.bots.Bots;
import cardinal.bots.Lore;
import cardinal.bots.Strength;
import cardinal.riftbound.table.RiftTable;

/** What bots know of Riftbound. */
final class RiftLore {
    static final Lore<RiftTable> OF = new Lore<>(RiftView::new, RiftEvaluation.OF, RiftTable::friends,
            Strength.ofTurn(Bots.ADEPT, 80), Strength.ofTurn(Bots.MASTER, 4_000));

    private RiftLore() {
    }
}
