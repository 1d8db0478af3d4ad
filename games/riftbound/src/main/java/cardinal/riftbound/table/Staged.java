package cardinal.riftbound.table;

/** What waits to begin at a contested battlefield (322.6, 322.7). */
public enum Staged {
    NOTHING, SHOWDOWN, COMBAT;

    private static final Staged[] ALL = values();

    static Staged of(int i) {
        return ALL[i];
    }
}
