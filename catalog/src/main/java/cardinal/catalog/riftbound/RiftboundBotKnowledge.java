package cardinal.catalog.riftbound;

import cardinal.bots.BotKnowledge;
import cardinal.bots.Bots;
import cardinal.bots.Strength;
import cardinal.riftbound.table.RiftTable;

/** What bots know of Riftbound. */
final class RiftboundBotKnowledge {
    static final BotKnowledge<RiftTable> OF =
            new BotKnowledge<>(RiftboundSeatView::new, RiftboundEvaluation.OF, RiftTable::friends,
                    Strength.ofTurn(Bots.ADEPT, 80), Strength.ofTurn(Bots.MASTER, 4_000));

    private RiftboundBotKnowledge() {
    }
}
