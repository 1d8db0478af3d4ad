package cardinal.ufs.ability;

import cardinal.kernel.Purpose;

/** Things that are done to cards in one step (K.4; UniVersus glossary). Used by instructions, costs and events alike. */
public enum Act {
    /** C.1.4. */
    COMMIT,
    /** C.1.3. */
    READY,
    /** K.4.2. */
    FLIP,
    /** K.4.2.1. */
    UNFLIP,
    /** K.4.3. */
    SEAL,
    /** UniVersus: Unseal. */
    UNSEAL,
    /** K.4.5. */
    FREEZE,
    /** K.4.1: staging area to discard pile. */
    DESTROY,
    /** UniVersus: the acting player destroys one of their own. */
    SACRIFICE,
    /** From the hand when nothing else is said (K.2.1). */
    DISCARD,
    /** K.4.4: from the game. */
    REMOVE,
    /** UniVersus: card pool to discard pile. */
    CLEAR,
    /** UniVersus: momentum to discard pile. */
    SPEND,
    /** K.5.1. */
    REVEAL,
    /** F.1.2. */
    REVIEW,
    /** UniVersus: top of the deck to the discard pile. */
    MILL,
    /** Top of the deck to the hand. */
    DRAW,
    /** E.3.1: discarded for a check. */
    CHECK,
    /** UniVersus: into the stage. */
    BUILD,
    /** "add ... to" another zone. */
    ADD,
    /** UniVersus: to the other side. */
    TRANSFORM,
    /** Picked, looked at or played by the effect: only in "the chosen card", "the named card", "the added card" and the like. */
    CHOOSE,
    LOOK,
    PLAY,
    BLOCK,
    NAME;

    /** What cards are picked for that it is done to. */
    public Purpose purpose() {
        return switch (this) {
            case DISCARD, REVIEW -> Purpose.DISCARD;
            case DESTROY, SACRIFICE, REMOVE, CLEAR, SPEND, MILL -> Purpose.LOSE;
            case COMMIT, READY, FLIP, UNFLIP, TRANSFORM -> Purpose.TURN_CARDS;
            case ADD, BUILD, DRAW -> Purpose.MOVE;
            case SEAL, UNSEAL, FREEZE, REVEAL, CHECK, CHOOSE, LOOK, PLAY, BLOCK, NAME -> Purpose.TARGET;
        };
    }
}
