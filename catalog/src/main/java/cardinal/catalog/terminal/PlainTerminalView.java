package cardinal.catalog.terminal;

import cardinal.cards.Compiled;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Face;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** A game that has no terminal view of its own. */
public final class PlainTerminalView<T extends Table> extends CardTerminalView<T> {
    @Override
    public List<String> draw(T table, Viewpoint viewpoint, List<String> names, TerminalColours colours, int width) {
        return new PlainDrawing<>(table, viewpoint, names, colours, width).lines();
    }

    @Override
    public String hint(T table, int seat, long option, TerminalColours colours) {
        return "";
    }

    @Override
    protected List<String> whole(Face face, TerminalColours colours) {
        List<String> lines = new ArrayList<>(List.of(colours.bold(face.name())));
        if (face instanceof Compiled<?, ?> card) {
            card.data().text().lines().filter(line -> !line.isBlank()).forEach(line -> lines.add("    " + line));
        }
        return lines;
    }

    @Override
    public boolean isInGame(T table, int card) {
        return true;
    }
}
