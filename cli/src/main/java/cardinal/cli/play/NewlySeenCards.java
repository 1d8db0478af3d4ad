package cardinal.cli.play;

import cardinal.catalog.Games;
import cardinal.catalog.terminal.SeenCards;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.terminal.TerminalView;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Cards that came into somebody's sight since the table was drawn: looked at in a deck, shown from a hand, drawn. A question
 * in the middle of something is put without drawing the table; what it may be about is listed with it.
 */
final class NewlySeenCards<T extends Table> {
    private final Session<T> session;
    private final TerminalView<T> terminalView;
    private BitSet shown = new BitSet();

    NewlySeenCards(Session<T> session) {
        this.session = session;
        terminalView = Games.family(session.game).terminalView();
    }

    /** The table was drawn with all that the viewer sees. */
    void allShown() {
        shown = seen();
    }

    /** Those that are new since the table was drawn, zone by zone. */
    List<String> lines() {
        T t = session.match.table();
        BitSet fresh = seen();
        fresh.andNot(shown);
        SeenCards cards = new SeenCards(t, Viewpoint.of(session.viewer()));
        List<String> lines = new ArrayList<>();
        for (int zone = 0; zone < t.zones().count() && !fresh.isEmpty(); zone++) {
            List<String> names = cards.in(zone, fresh::get);
            if (!names.isEmpty()) {
                String words = "   " + session.colours.dim(
                        (isOpen(t, zone) ? "New in " : "You see in ") + cards.place(zone) + ": ")
                        + String.join(", ", names);
                lines.addAll(TerminalColours.wrap(words, 6, session.console.width()));
            }
        }
        return lines;
    }

    /** Whether there are any. */
    boolean any() {
        BitSet fresh = seen();
        fresh.andNot(shown);
        return !fresh.isEmpty();
    }

    /** Whether the viewer may look at the whole zone at any time. */
    private boolean isOpen(T t, int zone) {
        return switch (t.spec(zone).privacy()) {
            case PUBLIC -> true;
            case OWNER -> t.spec(zone).seat() == session.viewer();
            case CONTROLLER, SECRET -> false;
        };
    }

    private BitSet seen() {
        T t = session.match.table();
        BitSet seen = new BitSet();
        for (int card = 0; card < t.pieceCount(); card++) {
            if (Sight.sees(t, session.viewer(), card) && terminalView.isInGame(t, card)) {
                seen.set(card);
            }
        }
        return seen;
    }
}
