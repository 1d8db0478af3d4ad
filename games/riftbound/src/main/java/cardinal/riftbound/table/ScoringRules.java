package cardinal.riftbound.table;

/** 441 to 445, 456.3: points, and when they win. */
interface ScoringRules {
    /** 456.3: the points that win in a mode of play, before what cards add to them. */
    default int victoryScore(Mode mode) {
        return mode.victoryScore();
    }

    /** 456.3, 462.6: each player of a team has points of their own, which are added up; else the team has them in common. */
    default boolean teamsShare() {
        return false;
    }

    /** 445: who reaches the Victory Score wins at once, not only in the next Cleanup (322.1). */
    default boolean winsAtOnce() {
        return true;
    }

    /** 418.3: points for burning out again by the same action are like others; else nothing steps in for them, and they win at once. */
    default boolean repeatedBurnOutsWin() {
        return false;
    }

    /** 322.1: enough points win, whatever the others have; else they must be more than those of every opponent. */
    default boolean winsWhenTied() {
        return true;
    }

    /** 444.1.b: only the point that would reach the Victory Score needs every battlefield; else any point beyond it, too. */
    default boolean finalPointIsOne() {
        return true;
    }
}
