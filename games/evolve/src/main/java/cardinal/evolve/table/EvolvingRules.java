package cardinal.evolve.table;

/** 8.3, 12.2: evolve abilities. */
interface EvolvingRules {
    /** 8.3.2: one evolve or serve ability is played in the own main phase. */
    default boolean evolvesOncePerTurn() {
        return true;
    }
}
