package cardinal.evolve.table;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.program.Kind;
import cardinal.evolve.program.Passive;
import cardinal.evolve.program.Watching;

/** 10.7: whether any ability waits for events of a kind; what nobody waits for is not told to abilities. */
final class AwaitedEvents {
    private AwaitedEvents() {
    }

    static boolean isListenedFor(EvolveTable t, Kind kind) {
        return t.listeners().anyone(kind.ordinal()) || isAwaited(t, kind);
    }

    /** Whether a delayed trigger or a given ability waits for events of this kind. */
    private static boolean isAwaited(EvolveTable t, Kind kind) {
        for (int i = 0; i < t.effectCount(); i++) {
            Object what = t.effect(i).what();
            if (what instanceof Delayed d && (Watching.kinds(d.trigger().trigger()) & kind.bit()) != 0
                    || what instanceof Modifier.Gains || what instanceof Fact f && Passive.givesAbilities(f)) {
                return true;
            }
        }
        return t.pool().givesAbilities() && t.listeners().anyone(Kind.STATIC.ordinal());
    }
}
