package cardinal.riftbound.flow;

import cardinal.kernel.Frame;
import cardinal.riftbound.table.RiftTable;
import org.jspecify.annotations.Nullable;

/** Which effect a procedure is part of. */
final class EffectBelow {
    private EffectBelow() {
    }

    /** Also where several players run the procedure one after the other, upon one another; else null. */
    static @Nullable Effect of(RiftTable t, Frame<?> procedure) {
        Frame<?> below = t.below(procedure);
        while (below.getClass() == procedure.getClass()) {
            below = t.below(below);
        }
        return below instanceof Effect e ? e : null;
    }
}
