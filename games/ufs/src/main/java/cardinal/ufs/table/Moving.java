package cardinal.ufs.table;

import cardinal.ufs.ability.Act;

/** How a move is meant: what is done, by whom and why, and which way up the card arrives. Set for the time of one move. */
public record Moving(Act act, int seat, Cause cause, Facing facing) {
    /** Which way up. */
    public enum Facing {
        /** As the zones and the edition have it. */
        USUAL, UP, DOWN,
        /** UniVersus: the other side. */
        TRANSFORMED
    }
}
