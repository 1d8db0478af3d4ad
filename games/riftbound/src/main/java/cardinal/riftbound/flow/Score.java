package cardinal.riftbound.flow;

import cardinal.kernel.Frame;
import cardinal.kernel.Steps;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.rules.Scoring;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 442 to 444: a player scores a battlefield by conquering or holding it. */
final class Score extends Frame<RiftTable> implements Acting {
    static final Steps<Score, RiftTable> STEPS = Steps.<Score, RiftTable>of(Score.class)
            .then("444.1", Score::earnPoint)
            .then("444.2", Score::trigger);

    private final int seat;
    private final int battlefield;
    /** Whether it is conquered, else held. */
    private final boolean conquer;

    public Score(int seat, int battlefield, boolean conquer) {
        super(STEPS);
        this.seat = seat;
        this.battlefield = battlefield;
        this.conquer = conquer;
    }

    /** 444.1.b: the final point by conquest needs every battlefield scored this turn; else a card is drawn. */
    private void earnPoint(RiftTable t) {
        t.battlefields().noteScored(battlefield, seat);
        t.note(conquer ? "442.1" : "442.2", seat, t.battlefields().card(battlefield), conquer ? "conquers" : "holds");
        if (conquer && Scoring.isFinalPoint(t, seat) && !Scoring.hasScoredAll(t, seat)) {
            t.note("444.1.b.2", seat, -1,
                    "has not scored every battlefield this turn and draws instead of the final point");
            DrawCards.of(t, seat, 1);
        } else {
            GainPoint.of(t, seat);
        }
    }

    private void trigger(RiftTable t) {
        if (conquer && t.cares(Kind.CONQUERED)) {
            boolean attacked = t.fight().combat() == battlefield && t.fight().lastCombat().attacker() == seat;
            t.emit(new RiftEvent.Conquered(seat, battlefield, attacked));
        } else if (!conquer && t.cares(Kind.HELD)) {
            t.emit(new RiftEvent.Held(seat, battlefield));
        }
    }

    @Override
    public int actor() {
        return seat;
    }
}
