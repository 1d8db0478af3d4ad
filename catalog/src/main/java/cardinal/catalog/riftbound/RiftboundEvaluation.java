package cardinal.catalog.riftbound;

import cardinal.bots.Evaluation;
import cardinal.bots.Evaluation.Feature;
import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftTable;
import java.util.function.IntUnaryOperator;

/** What counts in a game of Riftbound. The weights follow from how games ended (docs/bots.md). */
public final class RiftboundEvaluation {
    public static final Evaluation<RiftTable> OF = Evaluation.of(
            new Feature<>("points", 0.48, RiftTable::teamPoints),
            new Feature<>("points close to victory", 0.38, (t, seat) -> beyond(t, seat, 4)),
            new Feature<>("points very close to victory", 0.75, (t, seat) -> beyond(t, seat, 2)),
            new Feature<>("battlefields held", 0.15, RiftboundEvaluation::battlefields),
            new Feature<>("Might of units", 0.12, (t, seat) -> units(t, seat, t::might)),
            new Feature<>("Might at battlefields", 0.05,
                    (t, seat) -> units(t, seat, card -> t.battlefieldAt(card) == Table.NONE ? 0 : t.might(card))),
            new Feature<>("units", 0.12, (t, seat) -> units(t, seat, card -> 1)),
            new Feature<>("cards in hand", 0.04, (t, seat) -> t.size(t.hand(seat))),
            new Feature<>("cards in the base", 0.10, (t, seat) -> t.size(t.base(seat))));

    private RiftboundEvaluation() {
    }

    /** The points beyond those that leave this many to victory. */
    private static double beyond(RiftTable t, int seat, int left) {
        return Math.max(0, t.teamPoints(seat) - t.mode().victoryScore() + left);
    }

    private static double battlefields(RiftTable t, int seat) {
        int n = 0;
        for (int b = 0; b < t.battlefields().count(); b++) {
            int holder = t.battlefields().controller(b);
            n += holder != Table.NONE && t.friends(seat, holder) ? 1 : 0;
        }
        return n;
    }

    /** The sum of something over a player's units. */
    private static double units(RiftTable t, int seat, IntUnaryOperator amount) {
        int sum = 0;
        for (int card = t.nextUnit(0); card != Table.NONE; card = t.nextUnit(card + 1)) {
            sum += t.controller(card) == seat ? amount.applyAsInt(card) : 0;
        }
        return sum;
    }
}
