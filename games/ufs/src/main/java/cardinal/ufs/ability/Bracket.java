package cardinal.ufs.ability;

/** A restriction in brackets after the type (H.3.2; UniVersus: Brackets). */
public sealed interface Bracket {

    enum Word implements Bracket {
        ONCE_PER_TURN, TWICE_PER_TURN, ONCE_PER_GAME, ONCE_PER_ENHANCE_STEP, YOUR_TURN, RIVALS_TURN, YOUR_ATTACK,
        RIVALS_ATTACK,
        ENHANCE_STEP,
        /** UniVersus: playable while committed. */
        TENACIOUS,
        /** UniVersus: only face down in the stage, with its own cost. */
        OUTWIT
    }

    /** "[Hand]", "[Card Pool]": only there, and allowed there (H.3.2.1). */
    record In(Zone zone) implements Bracket {
    }
}
