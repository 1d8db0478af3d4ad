package cardinal.riftbound.flow;

import cardinal.kernel.Outcome;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.rules.Scoring;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 368.1: a player is about to gain a point, and orders the replacements for it. */
public final class GainPoint extends Replaceable<RiftEvent.Point> implements Acting {
    static final Steps<GainPoint, RiftTable> STEPS = steps(GainPoint.class, "368.1");

    private GainPoint(RiftEvent.Point intended) {
        super(STEPS, intended);
    }

    /** Each of these players gains n points, in this order: at once when nothing could replace it, else point by point. */
    public static void of(RiftTable t, int[] seats, int n) {
        of(t, seats, n, false);
    }

    private static void of(RiftTable t, int[] seats, int n, boolean byConquering) {
        boolean replaceable = Replaceable.isPossible(t);
        for (int i = 0; i < seats.length; i++) {
            int seat = seats[replaceable ? seats.length - 1 - i : i];
            for (int point = Scoring.mayGain(t, seat) ? n : 0; point > 0; point--) {
                if (replaceable) {
                    t.push(new GainPoint(new RiftEvent.Point(seat, t.players().points(seat) + point,
                            byConquering)));
                } else {
                    gain(t, seat, byConquering);
                }
            }
        }
    }

    /** 444.1: for a battlefield. */
    static void forScoring(RiftTable t, int seat, boolean byConquering) {
        of(t, new int[] {seat}, 1, byConquering);
    }

    public static void of(RiftTable t, int seat) {
        of(t, new int[] {seat}, 1);
    }

    /** 418.3: nothing steps in for such a point, and it wins without waiting for a cleanup. */
    static void forRepeatedBurnOut(RiftTable t, int seat) {
        gain(t, seat, false);
        if (Scoring.wins(t, seat)) {
            t.finish(new Outcome(t.mode().team(seat), "418.3", "has " + t.players().points(seat) + " points"));
        }
    }

    /** 445: a player gains a point and wins at once when they reach the Victory Score. */
    private static void gain(RiftTable t, int seat, boolean byConquering) {
        if (!Scoring.mayGain(t, seat)) {
            return;
        }
        t.setPoints(seat, Math.min(120, t.players().points(seat) + 1));
        t.requestCleanup();
        if (t.cares(Kind.POINT)) {
            t.emit(new RiftEvent.Point(seat, t.players().points(seat), byConquering));
        }
        if (t.edition().winsAtOnce() && t.teamPoints(seat) >= Scoring.victoryScore(t)) {
            t.finish(new Outcome(t.mode().team(seat), "445", "reached " + Scoring.victoryScore(t) + " points"));
        }
    }

    @Override
    protected int chooser(RiftEvent.Point planned, RiftTable t) {
        return planned.seat();
    }

    @Override
    boolean concerns(Would would, Scope scope, Ref it, RiftEvent.Point planned, RiftTable t) {
        return would instanceof Would.GainPoint gain && (!gain.byConquering() || planned.byConquering())
                && (isMeant(gain.who(), scope, planned.seat(), t)
                        || gain.who() == Would.Player.YOU && scope.controller() != Table.NONE
                                && t.sharesPoints(scope.controller(), planned.seat()));
    }

    @Override
    ChainItem about(ChainItem item, RiftEvent.Point planned, RiftTable t) {
        return item.because(planned);
    }

    @Override
    protected void happen(RiftEvent.Point planned, RiftTable t) {
        gain(t, planned.seat(), planned.byConquering());
    }

    @Override
    public int actor() {
        return intended().seat();
    }
}
