package cardinal.bots.riftbound;

import cardinal.bots.Evaluation;
import cardinal.bots.Evaluation.Feature;
import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftTable;

/** What counts in a game of Riftbound. */
public final class RiftEvaluation {
    public static final Evaluation<RiftTable> OF = Evaluation.of(
            new Feature<>("points", 0.45, RiftTable::teamPoints),
            new Feature<>("points close to victory", 0.25, RiftEvaluation::nearVictory),
            new Feature<>("battlefields held", 0.5, RiftEvaluation::battlefields),
            new Feature<>("Might of units", 0.10, RiftEvaluation::might),
            new Feature<>("Might at battlefields", 0.04, RiftEvaluation::mightAtBattlefields),
            new Feature<>("cards in hand", 0.12, (t, seat) -> t.size(t.hand(seat))),
            new Feature<>("cards in the base", 0.06, (t, seat) -> t.size(t.base(seat))));

    private RiftEvaluation() {
    }

    private static double nearVictory(RiftTable t, int seat) {
        return Math.max(0, t.teamPoints(seat) - t.mode().victoryScore() + 4);
    }

    private static double battlefields(RiftTable t, int seat) {
        int n = 0;
        for (int b = 0; b < t.battlefields().count(); b++) {
            int holder = t.battlefields().controller(b);
            n += holder != Table.NONE && t.friends(seat, holder) ? 1 : 0;
        }
        return n;
    }

    private static double might(RiftTable t, int seat) {
        int sum = 0;
        for (int card = t.nextUnit(0); card != Table.NONE; card = t.nextUnit(card + 1)) {
            sum += t.controller(card) == seat ? t.might(card) : 0;
        }
        return sum;
    }

    private static double mightAtBattlefields(RiftTable t, int seat) {
        int sum = 0;
        for (int card = t.nextUnit(0); card != Table.NONE; card = t.nextUnit(card + 1)) {
            sum += t.controller(card) == seat && t.battlefieldAt(card) != Table.NONE ? t.might(card) : 0;
        }
        return sum;
    }
}
