package cardinal.riftbound.ability;

/** Which player an instruction speaks of. */
public enum Who {
    /** The controller of the effect ("draw 1", "you draw 1"). */
    YOU,
    /** "each player", asked in turn order from the turn player. */
    EACH_PLAYER,
    /** "each opponent". */
    EACH_OPPONENT,
    /** "each other player". */
    EACH_OTHER_PLAYER,
    /** "its controller". */
    ITS_CONTROLLER,
    /** "its owner". */
    ITS_OWNER,
    /** "that player" of a trigger. */
    THAT_PLAYER,
    /** "they": the opponent chosen, else the player whom the trigger is about. */
    THEY
}
