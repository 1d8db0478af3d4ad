package cardinal.riftbound.table;

import cardinal.kernel.Ref;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.program.Watching;
import org.jspecify.annotations.Nullable;

/**
 * 383.2, 385: a delayed trigger in force.
 *
 * @param about  the object its words call "it"; the trigger outlasts that object, so that it can watch it die
 * @param cause  what had set off the ability that made it: 359.3.f.3.a and .b of 2026-07, its "there" is read from that, where it waits for a moment
 */
public record Delayed(Op.Later trigger, Ref about, @Nullable RiftEvent cause) {
    /** One that nothing has set off. */
    public Delayed(Op.Later trigger, Ref about) {
        this(trigger, about, null);
    }

    /** 383.2: whether a delayed trigger waits for events of this kind. */
    static boolean isAwaited(RiftTable t, Kind kind) {
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof Delayed d
                    && (Watching.kinds(d.trigger().trigger()) & kind.bit()) != 0) {
                return true;
            }
        }
        return false;
    }
}
