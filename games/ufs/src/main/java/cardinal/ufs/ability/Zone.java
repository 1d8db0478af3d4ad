package cardinal.ufs.ability;

/** The game zones (D); the transit zone is never named by card text but for events. */
public enum Zone {
    CARD_POOL,
    /** "staging area" (2010, 2019), "stage" (UniVersus). */
    STAGE,
    DISCARD_PILE,
    REMOVED,
    MOMENTUM,
    DECK,
    HAND,
    TRANSIT
}
