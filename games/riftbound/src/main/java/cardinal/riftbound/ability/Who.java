package cardinal.riftbound.ability;

/** Which player an instruction speaks of. */
public enum Who {
    /** The controller of the effect ("draw 1", "you draw 1"). */
    YOU,
    /** "each player", asked in turn order from the turn player. */
    EACH_PLAYER,
    /** "each opponent". */
    EACH_OPPONENT,
    /** "its controller". */
    ITS_CONTROLLER,
    /** "its owner". */
    ITS_OWNER,
    /** "that player" of a trigger. */
    THAT_PLAYER,
    /** "an opponent" / "they" after "Choose an opponent". */
    CHOSEN_OPPONENT
}
