package cardinal.riftbound.table;

/** 314: the phases of a turn, and the setup before the first. */
public enum Phase {
    SETUP, AWAKEN, BEGINNING, CHANNEL, DRAW, ACTION, ENDING
}
