package cardinal.evolve.flow;

import cardinal.evolve.program.Kind;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;

/** 5.20: a card is shown to all players; it stays where it is. */
public final class Revealing {
    private static final int EVERYBODY = 3;

    private Revealing() {
    }

    public static void reveal(EvolveTable t, int card, int seat) {
        t.show(card, EVERYBODY);
        if (t.cares(Kind.REVEALED, card)) {
            t.announce(new EvolveEvent.Revealed(card, seat));
        }
    }
}
