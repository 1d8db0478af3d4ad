package cardinal.riftbound.ability;

import cardinal.riftbound.card.Price;

/** 416: a verb that adds to a player's pool; costs can be paid with it while they are paid (416.3). */
public interface AddsResources extends Verb {
    /** What is added. */
    Price price();

    /** What it may be used for (161). */
    Price.Use use();
}
