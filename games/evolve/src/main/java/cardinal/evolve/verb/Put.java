package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/**
 * 5.4.1: "put it onto your field", "put the top card of your deck into your cemetery", "put the remaining cards on
 * the bottom of your deck in any order".
 */
public record Put(Selector what, boolean reveal, Destination to) implements Verb {
    /** Where to; "your" is the acting player's, "its owner's" the owner's (4.1.6). */
    public enum Destination {
        FIELD, OWNERS_FIELD, EX_AREA, OWNERS_EX_AREA, HAND, OWNERS_HAND, CEMETERY, OWNERS_CEMETERY, BANISHED, TOP, BOTTOM,
        TOP_OR_BOTTOM, TOP_IN_ANY_ORDER, BOTTOM_IN_ANY_ORDER, OWNERS_TOP, OWNERS_BOTTOM, OWNERS_TOP_OR_BOTTOM
    }
}
