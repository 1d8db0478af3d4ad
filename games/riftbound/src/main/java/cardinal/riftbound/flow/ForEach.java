package cardinal.riftbound.flow;

import cardinal.kernel.Locals;
import cardinal.kernel.Ref;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import org.jspecify.annotations.Nullable;

/**
 * What "for each" has left to do.
 *
 * @param loop  the objects that fitted when it began, none where it counts times; null outside
 * @param round  the number of the next object, or how many times are left
 */
record ForEach(@Nullable Targets loop, int round) implements Locals {
    static final ForEach OUTSIDE = new ForEach(null, 0);

    private static ForEach of(RiftTable t, int[] cards) {
        Targets objects = Targets.NONE.open();
        for (int card : cards) {
            objects = objects.add(t.ref(card));
        }
        return new ForEach(objects, 0);
    }

    /** The next object is "it"; the objects are those that fit when it begins. */
    static void next(Effect effect, RiftTable t, Op.Each e) {
        ForEach begun = effect.loop().loop != null ? effect.loop()
                : of(t, Selected.all(effect, t, new Selector.All(e.filter())));
        ForEach now = begun.withoutGone(t);
        if (now.hasObject()) {
            effect.remember(t, new int[] {now.objects()[now.round].card()});
            effect.loops(new ForEach(now.loop, now.round + 1), true, e.end());
        } else {
            effect.loops(new ForEach(null, now.round), false, e.end());
        }
    }

    /** As often as the verb before counted. */
    static void next(Effect effect, Op.Times times) {
        ForEach now = effect.loop().loop != null ? effect.loop() : new ForEach(Targets.NONE, effect.counted());
        boolean more = now.round > 0;
        effect.loops(new ForEach(more ? now.loop : null, now.round - 1), more, times.end());
    }

    /** One that is gone when its turn comes is left out. */
    private ForEach withoutGone(RiftTable t) {
        Ref[] objects = objects();
        int next = round;
        while (next < objects.length && !t.isSame(objects[next])) {
            next++;
        }
        return new ForEach(loop, next);
    }

    private Ref[] objects() {
        return loop == null ? new Ref[0] : loop.slot(0);
    }

    private boolean hasObject() {
        return round < objects().length;
    }
}
