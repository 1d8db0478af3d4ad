package cardinal.riftbound.flow;

import cardinal.kernel.Frame;
import cardinal.kernel.Remark;
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

    /** Whether nobody controlled it before. */
    private final boolean uncontrolled;

    public Score(int seat, int battlefield, boolean conquer) {
        this(seat, battlefield, conquer, false);
    }

    Score(int seat, int battlefield, boolean conquer, boolean uncontrolled) {
        super(STEPS);
        this.uncontrolled = uncontrolled;
        this.seat = seat;
        this.battlefield = battlefield;
        this.conquer = conquer;
    }

    /** 444.1.b: the final point by conquest needs every battlefield scored this turn; else a card is drawn. */
    private void earnPoint(RiftTable t) {
        t.battlefields().noteScored(battlefield, seat);
        t.note(Remark.Topic.CONTROL, conquer ? "442.1" : "442.2", seat, t.battlefields().card(battlefield),
                conquer ? "conquers" : "holds");
        if (conquer && Scoring.isFinalPoint(t, seat) && !Scoring.hasScoredAll(t, seat)) {
            t.note("444.1.b.2", seat, -1,
                    "draws instead of the last point, since not every battlefield was scored this turn");
            DrawCards.of(t, seat, 1);
        } else {
            GainPoint.forScoring(t, seat, conquer);
        }
    }

    private void trigger(RiftTable t) {
        if (conquer && (t.cares(Kind.CONQUERED) || Triggers.hunts(t, seat, battlefield))) {
            boolean attacked = t.fight().combat() == battlefield && t.fight().lastCombat().attacker() == seat;
            t.emit(new RiftEvent.Conquered(seat, battlefield, attacked, uncontrolled));
        } else if (!conquer && (t.cares(Kind.HELD) || Triggers.hunts(t, seat, battlefield))) {
            t.emit(new RiftEvent.Held(seat, battlefield));
        }
    }

    @Override
    public int actor() {
        return seat;
    }
}
