package cardinal.catalog.events;

import cardinal.kernel.Table;

/**
 * Who reads what happened.
 *
 * @param seat  {@link Table#NONE} for a spectator
 * @param open  one who knows everything
 */
public record Reader(int seat, boolean open) {

    /** The place of the reader's sentence among all: seat by seat, then the spectator, then the one who knows everything. */
    public int place(int seats) {
        return open ? seats + 1 : seat == Table.NONE ? seats : seat;
    }

    boolean sees(Subject subject) {
        return !subject.isNone() && (open || subject.isSeenBy(seat));
    }
}
