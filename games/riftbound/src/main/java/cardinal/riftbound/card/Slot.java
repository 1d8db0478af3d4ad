package cardinal.riftbound.card;

import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;

/** One choice made while a spell or ability is put on the chain (352.3, 352.4). */
public sealed interface Slot {

    /** Objects that fit a description. totalMight: a limit on the whole group (352.11), or -1. */
    record Objects(Selector.Count count, Filter filter, int totalMight) implements Slot {
    }

    /** A destination (352.3): for the source itself, or for the unit of the slot before or, when there is none, of the trigger. */
    record Location(boolean battlefieldOnly, boolean ofSource) implements Slot {
    }

    /** Units among which damage is split (352.14). */
    record Shares(int damage, Filter filter) implements Slot {
    }
}
