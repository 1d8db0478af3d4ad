package cardinal.riftbound.table;

/** The kinds of event, for the index of listeners. STATIC is no event: it marks objects whose passives alter values. */
public enum Kind {
    PLAYED, ATTACKED, DEFENDED, CONQUERED, HELD, MOVED, DIED, LEFT, DAMAGED, MIGHTY, BUFFED, STUNNED, READIED, DISCARDED, CHOSEN, BEGINNING,
    ENDING, CHANNELED, HIDDEN, RECYCLED, BUFF_SPENT, POINT, DRAWN, NOTE, STATIC;

    public static final int COUNT = values().length;

    public long bit() {
        return 1L << ordinal();
    }
}
