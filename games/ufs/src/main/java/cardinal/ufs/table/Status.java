package cardinal.ufs.table;

/** G.2.2: the block status of an attack. */
public enum Status {
    /** Before the status is determined. */
    OPEN,
    UNBLOCKED,
    PARTIAL,
    COMPLETE;

    public boolean isBlocked() {
        return this == PARTIAL || this == COMPLETE;
    }
}
