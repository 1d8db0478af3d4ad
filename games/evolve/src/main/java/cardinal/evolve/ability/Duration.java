package cardinal.evolve.ability;

/** How long a persistent effect lasts (10.2.1.2). */
public enum Duration {
    /** Nothing said: for the rest of the game, while the card stays in its zone (10.9.2). */
    LASTING,
    /** "for the rest of this turn", "this turn" (7.4.8). */
    THIS_TURN,
    /** "for the rest of this turn and during each opponent's next turn". */
    THIS_AND_OPPONENTS_NEXT_TURN,
    /** "during each opponent's next turn": not in this one. */
    OPPONENTS_NEXT_TURN,
    /** "until the start of your next turn". */
    UNTIL_YOUR_NEXT_TURN,
    /** "during their next turn". */
    THEIR_NEXT_TURN,
    /** "during their next start phase". */
    THEIR_NEXT_START_PHASE,
    /** "during their next main phase". */
    THEIR_NEXT_MAIN_PHASE,
    /** "during its controller's next turn". */
    ITS_CONTROLLERS_NEXT_TURN,
    /** "during its controller's next start phase". */
    ITS_CONTROLLERS_NEXT_START_PHASE;

    /** Whether it depends on who controls each card. */
    public boolean isOfEachController() {
        return this == ITS_CONTROLLERS_NEXT_TURN || this == ITS_CONTROLLERS_NEXT_START_PHASE;
    }
}
