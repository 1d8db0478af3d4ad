package cardinal.evolve.table;

/** 8.3, 12.2: evolve abilities. */
interface EvolvingRules {
    /** In which of their turns a player may first super-evolve; the base document does not know it. */
    default int superEvolvesFrom(boolean first) {
        return Integer.MAX_VALUE;
    }

    /** The clause by which a super-evolution point is paid. */
    default String superEvolving() {
        return "12.2";
    }

    /** The clause by which a player may carry out what a checked card's icon says. */
    default String driveChecking() {
        return "8.4.5";
    }

    /** Whether a card that evolves has lost what was printed on it: its abilities, and the values from which its own differ. */
    default boolean reprints() {
        return false;
    }

    /** 8.3.2: one evolve or serve ability is played in the own main phase. */
    default boolean evolvesOncePerTurn() {
        return true;
    }
}
