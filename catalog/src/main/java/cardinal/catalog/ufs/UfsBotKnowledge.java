package cardinal.catalog.ufs;

import cardinal.bots.BotKnowledge;
import cardinal.bots.Bots;
import cardinal.bots.Strength;
import cardinal.ufs.table.UfsTable;

/** What bots know of UFS, in all editions. */
final class UfsBotKnowledge {
    static final BotKnowledge<UfsTable> OF =
            new BotKnowledge<>(UfsSeatView::new, UfsEvaluation.OF, (t, seat, other) -> seat == other,
                    Strength.ofTurn(Bots.ADEPT, 200), Strength.ofTurn(Bots.MASTER, 4_000));

    private UfsBotKnowledge() {
    }
}
