package cardinal.evolve.table;

/** 6.2: preparing the game. */
interface SetupRules {
    /** 6.2.1.7, 6.2.1.8: so many cards are drawn, and drawn anew. */
    default int openingHand() {
        return 4;
    }

    /** 6.2.1.10: the evolution points of the player who goes first, and of the other one. */
    default int evolutionPoints(boolean first) {
        return first ? 0 : 3;
    }
}
