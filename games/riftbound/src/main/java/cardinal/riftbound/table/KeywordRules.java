package cardinal.riftbound.table;

/** 716 to 733: what single keywords ask for; and what a few special procedures do. */
interface KeywordRules {
    /** 728.1.c.2: Legion needs a card played this turn, whichever; else one other than its own card that has become final. */
    default boolean legionAsksForAnother() {
        return false;
    }

    /** 453.1: a passive is as old as its object is on the board; else text that rested is as old as its waking. */
    default boolean wakingTextIsNewer() {
        return false;
    }

    /** 352.4: new choices for an item are made as for the first time; else each of them is kept, or one that it had not made. */
    default boolean newChoicesAreOthers() {
        return false;
    }
}
