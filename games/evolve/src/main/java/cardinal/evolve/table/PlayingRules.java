package cardinal.evolve.table;

/** 10.6: playing cards and abilities. */
interface PlayingRules {
    /** The clause by which the main phase does not end while something that an effect demands is possible; the base document has none. */
    default String owing() {
        return "7.3.3";
    }

    /** 10.6.2.3.2.1: whether something is divided among at least one target, however few may be selected. */
    default boolean dividesAmongAtLeastOne() {
        return true;
    }
}
