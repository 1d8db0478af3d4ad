package cardinal.evolve.flow;

import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Option;

/** 7.3.3, 7.4.5, 8.4.7: begins what a player chose to play. */
final class Uses {
    private Uses() {
    }

    /** main: from the active player's main phase, where evolve abilities are counted (8.3.2). */
    static void begin(EvolveTable t, int seat, long answer, boolean main) {
        switch (Option.kind(answer)) {
            case Choice.PLAY -> Play.card(t, seat, Option.a(answer));
            case Choice.ACTIVATE -> Play.ability(t, seat, Option.a(answer), Option.b(answer), main);
            default -> throw new IllegalStateException("nothing to play: " + answer);
        }
    }
}
