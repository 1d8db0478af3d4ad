package cardinal.riftbound.table;

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
}
