package cardinal.ufs.flow;

import cardinal.ufs.ability.Change;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.Property;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.UfsTable;

/** UniVersus, Current State: a change of an attack's speed, damage or zone that waits until the attack is played. */
sealed interface DeferredChange {

    void apply(UfsTable t, int card);

    /** A bonus or penalty with its limits, which look at the value when it comes. */
    record Bonus(Property property, int by, Change.Bounds bounds, Cause cause, boolean silent)
            implements DeferredChange {
        @Override
        public void apply(UfsTable t, int card) {
            Changing.add(t, card, property, by, bounds, cause, silent);
        }
    }

    /** A value that is set. */
    record Value(Property property, int value, Cause cause) implements DeferredChange {
        @Override
        public void apply(UfsTable t, int card) {
            Changing.set(t, card, property, value, false, cause, false, value - t.state(card).number(property));
        }
    }

    record Zone(AttackZone zone, Cause cause) implements DeferredChange {
        @Override
        public void apply(UfsTable t, int card) {
            Changing.changeZone(t, card, false, zone, cause);
        }
    }
}
