package cardinal.ufs.flow;

import cardinal.kernel.Table;
import cardinal.ufs.table.Moving;

/**
 * Where cards are told to go.
 *
 * @param seat  in whose zone; {@link Table#NONE}: each card's own
 * @param place  the kind of zone
 * @param atTop  on which end of it
 * @param facing  which side up
 * @param ordered  the players who have chosen the order, as bits (see {@link Arrange})
 */
public record Target(int seat, int place, boolean atTop, Moving.Facing facing, int ordered) {
    static Target own(int place, int ordered) {
        return new Target(Table.NONE, place, true, Moving.Facing.USUAL, ordered);
    }
}
