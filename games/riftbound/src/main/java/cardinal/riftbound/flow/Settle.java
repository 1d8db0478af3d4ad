package cardinal.riftbound.flow;

import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Steps;
import cardinal.riftbound.table.RiftTable;

/** 305: goes on until no cleanup is due and no chain exists, so that the phase can proceed. */
final class Settle extends Frame<RiftTable> {
    static final Steps<Settle, RiftTable> STEPS = Steps.<Settle, RiftTable>of(Settle.class)
            .then("305", Settle::next);

    public Settle() {
        super(STEPS);
    }

    private void next(RiftTable t) {
        if (t.cleanupWanted()) {
            t.push(new Cleanup(Cleanup.NORMAL));
            again();
        } else if (t.isClosed()) {
            t.push(new ChainRun());
            again();
        }
    }

    /** The rules ask, whatever is carried out below. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }
}
