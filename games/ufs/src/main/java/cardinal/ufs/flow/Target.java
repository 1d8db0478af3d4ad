package cardinal.ufs.flow;

import cardinal.kernel.Table;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;

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
    private static final Target[] OWN = new Target[Places.KINDS];

    static {
        for (int place = 0; place < OWN.length; place++) {
            OWN[place] = new Target(Table.NONE, place, true, Moving.Facing.USUAL, 0);
        }
    }

    static Target own(int place, int ordered) {
        return ordered == 0 ? OWN[place] : new Target(Table.NONE, place, true, Moving.Facing.USUAL, ordered);
    }

    /** Each card's own zone, in no chosen order. */
    static Target own(int place, boolean atTop, Moving.Facing facing) {
        return atTop && facing == Moving.Facing.USUAL ? OWN[place] : new Target(Table.NONE, place, atTop, facing, 0);
    }
}
