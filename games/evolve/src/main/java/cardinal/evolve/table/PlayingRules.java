package cardinal.evolve.table;

/** 10.6: playing cards and abilities. */
interface PlayingRules {
    /** The clause by which the main phase does not end while something that an effect demands is possible; the base document has none. */
    default String owing() {
        return "7.3.3";
    }

    /** The clause by which an X that says how many options are chosen is settled before anything else; the base document settles any X there. */
    default String settlingXOfOptions() {
        return "10.6.2.2.2";
    }

    /** The clause by which a card name is declared; the base document has none. */
    default String declaring() {
        return "2.1.1";
    }

    /** 10.6.2.3.2.1: whether something is divided among at least one target, however few may be selected. */
    default boolean dividesAmongAtLeastOne() {
        return true;
    }
}
