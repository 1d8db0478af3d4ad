package cardinal.riftbound.program;

/**
 * The kinds of event, for the index of listeners. The last five are no events. They mark objects whose passives alter
 * values, objects with passives at all, objects with replacement effects, objects on the board, and units on the board that are not facedown.
 */
public enum Kind {
    PLAYED, ATTACKED, DEFENDED, CONQUERED, HELD, MOVED, DIED, LEFT, DAMAGED, MIGHTY, BUFFED, STUNNED, READIED,
    DISCARDED, CHOSEN, BEGINNING,
    ENDING, CHANNELED, HIDDEN, REVEALED, RECYCLED, BUFF_SPENT, POINT, CONTROLLED, DRAWN, PLAYER_ATTACKED,
    PLAYER_DEFENDED, ATTACHED, DETACHED, EMPOWERED, XP_GAINED, BURNED, COMBAT_DECIDED, COMBAT_WON, SHOWDOWN_BEGUN,
    COMBAT_BEGUN,
    COMBAT_ENDED, MAIN_PHASE, USED, BANISHED, POINTS_LOST, STATIC, PASSIVE,
    REPLACES, PRESENT, UNIT;

    public static final int COUNT = values().length;

    public long bit() {
        return 1L << ordinal();
    }
}
