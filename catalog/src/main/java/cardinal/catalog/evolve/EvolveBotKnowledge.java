package cardinal.catalog.evolve;

import cardinal.bots.BotKnowledge;
import cardinal.bots.Bots;
import cardinal.bots.Strength;
import cardinal.evolve.table.EvolveTable;

/** What bots know of Shadowverse: Evolve. */
final class EvolveBotKnowledge {
    static final BotKnowledge<EvolveTable> OF =
            new BotKnowledge<>(EvolveSeatView::new, EvolveEvaluation.OF, (t, seat, other) -> seat == other,
                    Strength.ofTurn(Bots.ADEPT, 40), Strength.ofTurn(Bots.MASTER, 4_000));

    private EvolveBotKnowledge() {
    }
}
