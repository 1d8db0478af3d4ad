package cardinal.riftbound.table;

/**
 * The kinds of event, for the index of listeners. STATIC and PASSIVE are no events: they mark objects
 * whose passives alter values, and objects that have passives at all.
 */
public enum Kind {
    PLAYED, ATTACKED, DEFENDED, CONQUERED, HELD, MOVED, DIED, LEFT, DAMAGED, MIGHTY, BUFFED, STUNNED, READIED, DISCARDED, CHOSEN, BEGINNING,
    ENDING, CHANNELED, HIDDEN, RECYCLED, BUFF_SPENT, POINT, DRAWN, NOTE, STATIC, PASSIVE;

    public static final int COUNT = values().length;

    public long bit() {
        return 1L << ordinal();
    }
}
