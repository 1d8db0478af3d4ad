package cardinal.riftbound.program;

import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;

/** One choice made while a spell or ability is put on the chain (352.3, 352.4). */
public sealed interface Slot {

    /** Objects that fit a description. totalMight: a limit on the whole group (352.11), or -1. */
    record Objects(Selector.Count count, Filter filter, int totalMight) implements Slot {
    }

    /** A destination (352.3), for each unit of the slot before one. */
    record Location(boolean battlefieldOnly, Mover mover) implements Slot {
        /** Whether the units chosen in the slot before decide where one may go. */
        public boolean ofChosen() {
            return mover == Mover.OTHER;
        }
    }

    /** Whose destination it is. */
    enum Mover {
        /** The object whose text it is. */
        SOURCE,
        /** All that fit a description when it resolves: one destination. */
        ALL,
        /** The units of the slot before or, when there is none, the one the trigger is about. */
        OTHER
    }

    /** Units among which damage is split (352.14). */
    record Shares(int damage, Filter filter) implements Slot {
    }
}
