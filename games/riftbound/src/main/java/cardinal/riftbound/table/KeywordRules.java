package cardinal.riftbound.table;

/** 716 to 733: what single keywords ask for. */
interface KeywordRules {
    /** 728.1.c.2: Legion needs a card played this turn, whichever; else one other than its own card that has become final. */
    default boolean legionAsksForAnother() {
        return false;
    }
}
