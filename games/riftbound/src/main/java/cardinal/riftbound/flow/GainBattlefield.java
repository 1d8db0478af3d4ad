package cardinal.riftbound.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.rules.Scoring;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 181.4: a player is about to gain control of a battlefield, and conquers it unless it was scored before (442.1). */
final class GainBattlefield extends Replaceable<RiftEvent.Controlled> implements Acting {
    static final Steps<GainBattlefield, RiftTable> STEPS = steps(GainBattlefield.class, "368");
    static final Steps<GainBattlefield, RiftTable> UNCONTROLLED = steps(GainBattlefield.class, "368.2");

    private GainBattlefield(Steps<GainBattlefield, RiftTable> steps, RiftEvent.Controlled intended) {
        super(steps, intended);
    }

    /** At once when nothing could replace it, else as a procedure. */
    static void of(RiftTable t, int seat, int b) {
        if (Replaceable.isPossible(t)) {
            boolean uncontrolled = t.battlefields().controller(b) == Table.NONE;
            t.push(new GainBattlefield(uncontrolled ? UNCONTROLLED : STEPS,
                    new RiftEvent.Controlled(t.battlefields().card(b), seat, b)));
        } else {
            take(t, seat, b);
        }
    }

    private static void take(RiftTable t, int seat, int b) {
        boolean uncontrolled = t.battlefields().controller(b) == Table.NONE;
        t.setBattlefieldController(b, seat);
        t.note(Remark.Topic.CONTROL, "181.4", seat, t.battlefields().card(b), "gains control of");
        if (Scoring.mayScore(t, seat, b)) {
            t.push(new Score(seat, b, true, uncontrolled));
        }
    }

    /** 368, 368.2: the battlefield's owner, or the turn player while nobody controls it. Asked anew: 652.2.a may have exchanged it. */
    @Override
    protected int chooser(RiftEvent.Controlled planned, RiftTable t) {
        boolean uncontrolled = t.battlefields().controller(planned.battlefield()) == Table.NONE;
        return uncontrolled ? t.decider()
                : t.edition().ownersOrderReplacements()
                        ? t.piece(t.battlefields().card(planned.battlefield())).owner()
                : t.battlefields().controller(planned.battlefield());
    }

    @Override
    boolean concerns(Would would, Scope scope, Ref it, RiftEvent.Controlled planned, RiftTable t) {
        return would instanceof Would.GainBattlefield gain && isMeant(gain.who(), scope, planned.seat(), t);
    }

    @Override
    ChainItem about(ChainItem item, RiftEvent.Controlled planned, RiftTable t) {
        return item.because(planned);
    }

    @Override
    protected void happen(RiftEvent.Controlled planned, RiftTable t) {
        take(t, planned.seat(), planned.battlefield());
    }

    /** 181.4.c: it is no longer contested, so whoever controlled it and has no units there any more does not. */
    @Override
    void replaced(RiftTable t, Ref source, int which) {
        int b = intended().battlefield();
        int controller = t.battlefields().controller(b);
        if (controller != Table.NONE && (t.occupants(b) >> controller & 1) == 0) {
            t.setBattlefieldController(b, Table.NONE);
        }
    }

    @Override
    public int actor() {
        return intended().seat();
    }
}
