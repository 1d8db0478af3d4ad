package cardinal.ufs.ability;

/** A player, seen from the controller of the effect (J.1.5). */
public enum Who {
    /** "you"; also whoever an instruction without a subject tells to act (K.2.2). */
    YOU,
    /** "you" where it has to be said because somebody else was the subject before. */
    YOURSELF,
    /** "your opponent" (2010, 2019), "your rival" (UniVersus). */
    RIVAL,
    /** "both players": one event (K.1.3). */
    BOTH,
    /** "each player": the same as both. */
    EACH,
    /** "either player": one of the two, whom the controller picks. */
    EITHER,
    /** "a player": any of the two; where somebody has to be picked, the controller picks. */
    ANY,
    /** "they", "their": the player mentioned last. */
    THEY,
    /** "that player": the player mentioned last, chosen, or of the event. */
    THAT_PLAYER,
    /** The subject of the clause before, left out: "your rival loses 2 health and discards 1 card". */
    SAME,
    /** "its owner", "its controller". */
    OWNER,
    /** "this card's": the player in whose zone the card lies (K.3.23). */
    HOLDER,
    /** "the active player". */
    ACTIVE,
    /** Nobody in particular: "the card pool", "is committed". */
    NOBODY;

    /** The controller of the effect; within "they may ..." whoever may. */
    public boolean isYou() {
        return this == YOU || this == YOURSELF;
    }
}
