package cardinal.evolve.table;

import cardinal.evolve.program.Kind;

/** 10.7: whether any ability waits for events of a kind; what nobody waits for is not told to abilities. */
final class AwaitedEvents {
    private AwaitedEvents() {
    }

    static boolean isListenedFor(EvolveTable t, Kind kind) {
        return t.listeners().anyone(kind.ordinal()) || t.values().couldAwait(kind);
    }
}
