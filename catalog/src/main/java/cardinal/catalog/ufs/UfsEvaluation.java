package cardinal.catalog.ufs;

import cardinal.bots.Evaluation;
import cardinal.bots.Evaluation.Feature;
import cardinal.ufs.card.CardType;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.function.IntUnaryOperator;

/** What counts in a game of UFS. The weights follow from how games ended (docs/bots.md). */
public final class UfsEvaluation {
    private static final int SHAKEN = 12;
    private static final int DANGER = 4;
    /** More foundations than this help little. */
    private static final int ENOUGH = 6;

    public static final Evaluation<UfsTable> OF = Evaluation.of(
            new Feature<>("vitality", 0.11, (t, seat) -> t.fighters().vitality(seat)),
            new Feature<>("vitality shaken", -0.08, (t, seat) -> Math.max(0, SHAKEN - t.fighters().vitality(seat))),
            new Feature<>("vitality in danger", -0.12, (t, seat) -> Math.max(0, DANGER - t.fighters().vitality(seat))),
            new Feature<>("first foundations", 0.13,
                    (t, seat) -> Math.min(ENOUGH, stage(t, seat, card -> foundation(t, card)))),
            new Feature<>("ready foundations", 0.06, (t, seat) -> stage(t, seat, card -> ready(t, card))),
            new Feature<>("abilities in the stage", 0.05,
                    (t, seat) -> stage(t, seat, card -> t.state(card).abilities().size())),
            new Feature<>("cards in hand", 0.07, (t, seat) -> t.size(seat, Places.HAND)));

    private UfsEvaluation() {
    }

    private static int foundation(UfsTable t, int card) {
        return t.state(card).is(CardType.FOUNDATION) ? 1 : 0;
    }

    private static int ready(UfsTable t, int card) {
        return t.is(card, Flag.COMMITTED) ? 0 : foundation(t, card);
    }

    /** The sum of something over the cards of a player's stage. */
    private static int stage(UfsTable t, int seat, IntUnaryOperator amount) {
        int sum = 0;
        for (int i = 0; i < t.size(seat, Places.STAGE); i++) {
            sum += amount.applyAsInt(t.cardAt(seat, Places.STAGE, i));
        }
        return sum;
    }
}
