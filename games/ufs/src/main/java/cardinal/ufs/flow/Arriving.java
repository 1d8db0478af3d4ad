package cardinal.ufs.flow;

import cardinal.kernel.Frame;
import cardinal.kernel.Image;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Act;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * D.2.5.1: cards on their way. They have left their zones, which somebody waits for (D.2.5.1.3); once that is dealt with, those
 * that are still in transit arrive together.
 */
final class Arriving extends Frame<UfsTable> {
    private static final Steps<Arriving, UfsTable> STEPS =
            Steps.<Arriving, UfsTable>of(Arriving.class).then("D.2.5.1", Arriving::arrive);

    /** One card in transit: as it was where it came from, and where it goes. */
    record Traveller(Ref card, Image departed, int to, Moving.Facing facing) {
    }

    /** The cards in transit. */
    private final List<Traveller> travellers;
    /** Where they go. */
    private final Target target;
    private final Act act;
    private final Cause cause;

    Arriving(UfsTable t, List<Traveller> travellers, Target target, Act act, Cause cause) {
        super(t.edition().steps(STEPS));
        this.travellers = travellers;
        this.target = target;
        this.act = act;
        this.cause = cause;
    }

    private void arrive(UfsTable t) {
        Arrange.Before before = Arrange.Before.of(t, target.place());
        List<Ref> arrived = new ArrayList<>();
        t.hold();
        for (Traveller one : travellers) {
            if (t.isSame(one.card()) && t.place(one.card().card()) == Places.TRANSIT) {
                t.arrive(one.departed(), one.to(),
                        new Moving(act, one.departed().piece().controller(), cause, one.facing()), target.atTop());
                CardMoves.afterMove(t, one.card().card());
                arrived.add(one.card());
            }
        }
        Arrange.since(t, before, arrived, target.atTop(), target.ordered());
        t.release();
    }
}
