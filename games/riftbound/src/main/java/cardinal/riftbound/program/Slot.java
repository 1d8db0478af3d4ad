package cardinal.riftbound.program;

import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import org.jspecify.annotations.Nullable;

/** One choice made while a spell or ability is put on the chain (352.3, 352.4). */
public sealed interface Slot {
    /** What is described, where objects are chosen. */
    default @Nullable Filter described() {
        return switch (this) {
            case Objects o -> o.filter();
            case Shares s -> s.filter();
            case Location _,Player _ -> null;
        };
    }

    /** 352.10.d: several units "at a battlefield" are all at one. */
    default boolean isAtOneBattlefield() {
        Filter filter = described();
        return filter != null && (filter.place() == Filter.Place.AT_CHOSEN_BATTLEFIELD
                || filter.place() == Filter.Place.AT_BATTLEFIELD && this instanceof Objects o && o.totalMight() >= 0);
    }

    /**
     * Objects that fit a description. totalMight: a limit on the whole group (352.11), or -1. on: what the instruction waits for
     * (727.1.b of 2026-07): while it rests nothing is chosen.
     */
    record Objects(Selector.Count count, Filter filter, int totalMight, Condition on) implements Slot {
        /** Of an instruction that is always carried out. */
        public Objects(Selector.Count count, Filter filter, int totalMight) {
            this(count, filter, totalMight, CardDef.ALWAYS);
        }
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

    /** A player, who is a target like an object (352.8.a, 352.10): "choose an opponent", "choose a player". */
    record Player(boolean opponent) implements Slot {
    }

    /** Units among which damage is split (352.14). */
    record Shares(int damage, Filter filter) implements Slot {
    }
}
