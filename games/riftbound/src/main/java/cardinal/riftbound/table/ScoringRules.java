package cardinal.riftbound.table;

/** 441 to 445, 456.3: points, and when they win. */
interface ScoringRules {
    /** 456.3: the points that win in a mode of play, before what cards add to them. */
    default int victoryScore(Mode mode) {
        return mode.victoryScore();
    }

    /** 445: who reaches the Victory Score wins at once, not only in the next Cleanup (322.1). */
    default boolean winsAtOnce() {
        return true;
    }
}
