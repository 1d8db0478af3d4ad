package cardinal.catalog.desk;

import cardinal.kernel.Table;
import java.util.List;

/** How a game looks to the person who plays it at a terminal. */
public interface Desk<T extends Table> {

    /** Whose eyes see the table. open: everything is shown, as after a match. */
    record Eyes(int seat, boolean open) {
        /** What one seat may see. */
        public static Eyes of(int seat) {
            return new Eyes(seat, false);
        }

        /** Everything. */
        public static Eyes everywhere() {
            return new Eyes(0, true);
        }
    }

    /** The table, as lines. names: what the players are called, seat by seat. */
    List<String> draw(T table, Eyes eyes, List<String> names, Ink ink, int width);

    /** What helps to decide, beside an option and what it does: its cost, its numbers, its text. May be empty. */
    String hint(T table, int seat, long option, Ink ink);

    /** What a card says, as lines; empty when this seat sees no card of that name. */
    List<String> card(T table, int seat, String name, Ink ink);

    /** Whether a card is in the game, or has ceased to be. */
    boolean isInGame(T table, int card);

    /** The names of the cards this seat can see. */
    List<String> cards(T table, int seat);
}
