package cardinal.arena;

import cardinal.kernel.Dice;
import cardinal.kernel.Table;

/** Who gives up at which question of a game, by chance of its own, so that the game before it is the same with and without. */
final class Concessions {
    /** A player gives up within so many questions. */
    private static final int WITHIN = 200;

    private final boolean wanted;
    private final Dice dice;
    private int at;

    Concessions(boolean wanted, long seed) {
        this.wanted = wanted;
        dice = new Dice(seed ^ 0xc0);
        at = dice.below(WITHIN);
    }

    /** The seat that gives up instead of the next choice, or {@link Table#NONE}. */
    int next(Table table, int choices) {
        if (!wanted || choices < at) {
            return Table.NONE;
        }
        at = choices + 1 + dice.below(WITHIN);
        int seat = dice.below(table.seatCount());
        return table.isIn(seat) ? seat : table.nextSeat(seat);
    }
}
