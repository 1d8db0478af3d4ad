package cardinal.evolve.ability;

/** Which player acts (3.1.2.4.1: the controller of the effect unless the text says otherwise). */
public enum Who {
    YOU,
    /** "each player": simultaneously, or from the active player on where something is selected (1.3.4.1). */
    EACH_PLAYER,
    /** "each opponent". */
    EACH_OPPONENT,
    /** "an opponent". */
    OPPONENT,
    /** "its controller". */
    ITS_CONTROLLER,
    /** "its owner". */
    ITS_OWNER,
    /** "that player": the one the trigger is about; "they" goes on with whoever acted last. */
    THAT_PLAYER,
    THEY
}
