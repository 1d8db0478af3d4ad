package cardinal.catalog.terminal;

import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Table;
import java.util.List;

/** How a game looks to the person who plays it at a terminal. */
public interface TerminalView<T extends Table> {

    /** The table, as lines. names: what the players are called, seat by seat. */
    List<String> draw(T table, Viewpoint viewpoint, List<String> names, TerminalColours colours, int width);

    /** What helps to decide, beside an option and what it does: its cost, its numbers, its text. May be empty. */
    String hint(T table, int seat, long option, TerminalColours colours);

    /** What a card says, as lines; empty when this seat sees no card of that name. */
    List<String> card(T table, int seat, String name, TerminalColours colours);

    /** Whether a card is in the game, or has ceased to be. */
    boolean isInGame(T table, int card);

    /** The names of the cards this seat can see. */
    List<String> cards(T table, int seat);
}
