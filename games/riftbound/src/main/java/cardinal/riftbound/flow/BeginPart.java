package cardinal.riftbound.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 443.2, 443.4 of 2026-07: a part of a player's turn is about to begin, unless it is replaced with nothing. Runs upon {@link Turn}. */
final class BeginPart extends Replaceable<RiftEvent.Begins> implements Acting {
    static final Steps<BeginPart, RiftTable> STEPS = steps(BeginPart.class, "368.1");

    BeginPart(RiftEvent.Begins intended) {
        super(STEPS, intended);
    }

    /** 368.1: the player whose turn it is orders them. */
    @Override
    protected int chooser(RiftEvent.Begins planned, RiftTable t) {
        return t.isIn(planned.seat()) ? planned.seat() : t.decider();
    }

    @Override
    boolean concerns(Would would, Scope scope, Ref it, RiftEvent.Begins planned, RiftTable t) {
        return would instanceof Would.Begin begin && begin.part() == planned.part()
                && isMeant(begin.whose(), scope, planned.seat(), t);
    }

    @Override
    ChainItem about(ChainItem item, RiftEvent.Begins planned, RiftTable t) {
        return item.because(planned);
    }

    @Override
    protected void happen(RiftEvent.Begins planned, RiftTable t) {
        ((Turn) t.below(this)).begins(planned.part());
    }

    @Override
    void replaced(RiftTable t, Ref source, int which) {
        ((Turn) t.below(this)).skips(intended().part(), t);
    }

    @Override
    public int actor() {
        return intended().seat();
    }
}
