package cardinal.catalog.terminal;

import cardinal.cards.CardTable;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Naming;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** The table: the others above with their zones as the table lists them, what belongs to nobody in the middle, oneself below. */
final class PlainDrawing<T extends Table> extends Drawing<T> {
    PlainDrawing(T t, Viewpoint viewpoint, List<String> names, TerminalColours colours, int width) {
        super(t, viewpoint, names, colours, width);
    }

    @Override
    protected List<String> lines() {
        int me = Math.max(0, viewpoint.seat());
        headline(t instanceof CardTable<?, ?> table && table.turn() > 0
                ? "Turn " + table.turn() + " · " + who(table.active()) : "The table", "");
        for (int next = 1; next < t.seatCount(); next++) {
            player((me + next) % t.seatCount());
        }
        zones(Table.NONE);
        player(me);
        return lines;
    }

    private void player(int seat) {
        lines.add(" " + who(seat) + (t.isIn(seat) ? "" : colours.dim(" has left")));
        zones(seat);
    }

    private void zones(int owner) {
        for (int zone = 0; zone < t.zones().count(); zone++) {
            if (t.spec(zone).seat() == owner) {
                row(t.spec(zone).name(), cards(zone));
            }
        }
    }

    /** The cards that are seen by their names, the others together. */
    private List<String> cards(int zone) {
        List<String> shown = new ArrayList<>();
        int hidden = 0;
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (!sees(card)) {
                hidden++;
            } else {
                shown.add(viewpoint.open() ? t.piece(card).face().name() : Naming.card(t, card, viewpoint.seat()));
            }
        }
        if (hidden > 0) {
            shown.add(colours.dim(hidden + (hidden == 1 ? " card" : " cards")));
        }
        return shown;
    }
}
