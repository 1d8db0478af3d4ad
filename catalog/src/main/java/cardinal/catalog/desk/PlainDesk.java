package cardinal.catalog.desk;

import cardinal.cards.Compiled;
import cardinal.kernel.Face;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** A game that has no desk of its own on a terminal. */
public final class PlainDesk<T extends Table> extends CardDesk<T> {
    @Override
    public List<String> draw(T table, Eyes eyes, List<String> names, Ink ink, int width) {
        return new PlainDrawing<>(table, eyes, names, ink, width).lines();
    }

    @Override
    public String hint(T table, int seat, long option, Ink ink) {
        return "";
    }

    @Override
    protected List<String> whole(Face face, Ink ink) {
        List<String> lines = new ArrayList<>(List.of(ink.bold(face.name())));
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
