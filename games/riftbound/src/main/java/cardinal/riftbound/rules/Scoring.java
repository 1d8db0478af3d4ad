package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.program.RareFeature;
import cardinal.riftbound.table.RiftTable;

/** 441: points. */
public final class Scoring {
    private Scoring() {
    }

    /** 456.3: the points that win, with what passives add to them. */
    public static int victoryScore(RiftTable t) {
        int[] score = {t.edition().victoryScore(t.mode())};
        if (t.knows(RareFeature.VICTORY_SCORE)) {
            Facts.any(t, Fact.MorePointsToWin.class, (f, scope) -> {
                score[0] += f.n();
                return false;
            });
        }
        return score[0];
    }

    /** 054: whether nothing forbids this player to gain points. */
    public static boolean mayGain(RiftTable t, int seat) {
        return !Facts.any(t, Fact.OpponentsCantGainPoints.class,
                (_, scope) -> scope.controller() != Table.NONE && !t.friends(scope.controller(), seat));
    }

    /** 469, 470 of 2026-07: whether this player may score this battlefield now. */
    public static boolean mayScore(RiftTable t, int seat, int b) {
        return !t.battlefields().hasScored(b, seat) && !t.isDisqualified(b, seat)
                && !Facts.any(t, Fact.NoScoringHereBefore.class, (f, scope) -> scope.here() == t.battlefield(b)
                        && t.players().turnsTaken(seat) < f.turn() - (t.turnPlayer() == seat ? 1 : 0));
    }

    /** 444.1.b: whether the next point is the final one. */
    public static boolean isFinalPoint(RiftTable t, int seat) {
        int missing = victoryScore(t) - t.teamPoints(seat);
        return missing == 1 || missing < 1 && !t.edition().finalPointIsOne();
    }

    /** 322.1: whether this player has enough points to win in a cleanup. */
    public static boolean wins(RiftTable t, int seat) {
        int points = t.teamPoints(seat);
        if (points < victoryScore(t)) {
            return false;
        }
        for (int other = 0; other < t.seatCount() && !t.edition().winsWhenTied(); other++) {
            if (t.isIn(other) && !t.friends(seat, other) && t.teamPoints(other) >= points) {
                return false;
            }
        }
        return true;
    }

    /** 444.1.b.2: whether this player has scored every battlefield this turn. */
    public static boolean hasScoredAll(RiftTable t, int seat) {
        for (int b = 0; b < t.battlefields().count(); b++) {
            if (!t.battlefields().hasScored(b, seat) && !t.isDisqualified(b, seat)) {
                return false;
            }
        }
        return true;
    }
}
