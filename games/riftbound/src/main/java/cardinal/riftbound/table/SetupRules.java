package cardinal.riftbound.table;

import java.util.List;

/** 110 to 118: the setup process. */
interface SetupRules {
    /** 116: so many cards are drawn. */
    default int openingHand() {
        return 4;
    }

    /** 117.1: so many of them may be set aside. */
    default int mulliganSize() {
        return 2;
    }

    /** 457: the modes of play. */
    default List<Mode> modes() {
        return Mode.ALL;
    }

    /** 458.4.a: so many battlefields each player brings in a mode of play. */
    default int battlefieldsEach(Mode mode) {
        return mode.battlefieldsEach();
    }

    /** 459.5: a battlefield that was used in an earlier game of the match is out, whoever won that game; a drawn game ends the match. */
    default boolean drawnGamesUseUp() {
        return true;
    }
}
