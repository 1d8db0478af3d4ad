package cardinal.evolve.table;

/** 10.7: automatic abilities. */
interface TriggerRules {
    /** 10.7.2.2: whether a player picks which of the events at the same time an ability with so many uses left counts; else it is the first ones. */
    default boolean choosesWhichEvents() {
        return false;
    }

    /** 10.7.4.2: whether an ability whose card leaves its zone sees every movement at the same time, not only what leaves with it. */
    default boolean seesAllWhileLeaving() {
        return false;
    }
}
