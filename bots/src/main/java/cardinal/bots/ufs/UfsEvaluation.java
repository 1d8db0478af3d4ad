package cardinal.bots.ufs;

import cardinal.bots.Evaluation;
import cardinal.bots.Evaluation.Feature;
import cardinal.ufs.card.CardType;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;

/** What counts in a game of UFS. */
public final class UfsEvaluation {
    public static final Evaluation<UfsTable> OF = Evaluation.of(
            new Feature<>("vitality", 0.12, UfsTable::vitality),
            new Feature<>("vitality in danger", -0.15, (t, seat) -> Math.max(0, 8 - t.vitality(seat))),
            new Feature<>("first foundations", 0.25, (t, seat) -> Math.min(6, foundations(t, seat))),
            new Feature<>("more foundations", 0.12, (t, seat) -> Math.max(0, foundations(t, seat) - 6)),
            new Feature<>("assets and other cards in the stage", 0.2, UfsEvaluation::others),
            new Feature<>("ready cards", 0.04, UfsEvaluation::ready),
            new Feature<>("cards in hand", 0.10, (t, seat) -> t.size(seat, Places.HAND)),
            new Feature<>("momentum", 0.10, (t, seat) -> t.size(seat, Places.MOMENTUM)));

    private UfsEvaluation() {
    }

    private static int foundations(UfsTable t, int seat) {
        int n = 0;
        for (int i = 0; i < t.size(seat, Places.STAGE); i++) {
            n += t.state(t.cardAt(seat, Places.STAGE, i)).is(CardType.FOUNDATION) ? 1 : 0;
        }
        return n;
    }

    private static double others(UfsTable t, int seat) {
        return t.size(seat, Places.STAGE) - foundations(t, seat);
    }

    private static double ready(UfsTable t, int seat) {
        int n = 0;
        for (int i = 0; i < t.size(seat, Places.STAGE); i++) {
            n += t.is(t.cardAt(seat, Places.STAGE, i), Flag.COMMITTED | Flag.ATTACHED | Flag.UNDER) ? 0 : 1;
        }
        return n;
    }
}
