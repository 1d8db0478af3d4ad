package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Numbers;
import cardinal.riftbound.text.Players;

/** 194.4 of 2026-07: "you lose 1 point", "each opponent loses 2 points": as many of them as they have. */
record LosePoints(Who who, int n) implements Performable, Later {
    public static final Syntax<LosePoints> SYNTAX =
            phrase("{} {}", Players.state("lose", "loses"), Numbers.counted("point", "points"))
                    .as(LosePoints.class, LosePoints::new, LosePoints::who, LosePoints::n);

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        for (int seat : effect.players(t, who)) {
            any |= lose(t, seat);
        }
        effect.report(any);
    }

    /** 194.4.a, 194.4.b: with no points nothing happens, and nothing triggers. */
    private boolean lose(RiftTable t, int seat) {
        int have = t.players().points(seat);
        int lost = Math.min(n, have);
        if (lost == 0) {
            return false;
        }
        t.setPoints(seat, have - lost);
        t.requestCleanup();
        t.emit(new RiftEvent.PointsLost(seat, lost));
        return true;
    }
}
