package cardinal.riftbound.flow;

import cardinal.kernel.Locals;
import cardinal.kernel.Ref;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * 373.2 of 2026-07: each replacement is applied to simultaneous events in one series without a break.
 *
 * @param running  the replacement that was applied last
 * @param over  those whose series another one has ended
 */
record Sequences(@Nullable One running, List<One> over) implements Locals {
    static final Sequences NONE = new Sequences(null, List.of());

    /** A replacement of an object, by its number; or one that is of no object. */
    record One(Ref source, int number) {
    }

    /** 373.2.a: a replacement was applied to one of the events. */
    Sequences with(One now) {
        return running == null || running.equals(now) ? new Sequences(now, over)
                : new Sequences(now, Stream.concat(over.stream(), Stream.of(running)).toList());
    }

    boolean isOver(One one) {
        return over.contains(one);
    }
}
