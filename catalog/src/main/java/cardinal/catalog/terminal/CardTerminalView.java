package cardinal.catalog.terminal;

import cardinal.kernel.Face;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A game with cards on a terminal: what a person can ask about the cards they see. */
public abstract class CardTerminalView<T extends Table> implements TerminalView<T> {

    /** A card as printed, as lines. */
    protected abstract List<String> whole(Face face, TerminalColours colours);

    /** Whether a card is worth listing among those one can ask about. */
    protected boolean isListed(T table, int card) {
        return isInGame(table, card);
    }

    @Override
    public final List<String> card(T t, int seat, String name, TerminalColours colours) {
        String wanted = Wording.fold(name).replaceFirst("#\\d+$", "");
        List<Face> found = new ArrayList<>();
        for (int card = 0; card < t.pieceCount(); card++) {
            Face face = t.piece(card).face();
            if (Sight.sees(t, seat, card) && Wording.fold(face.name()).contains(wanted) && !found.contains(face)) {
                found.add(face);
            }
        }
        List<Face> exact = found.stream().filter(f -> Wording.same(f.name(), wanted)).toList();
        return (exact.isEmpty() ? found : exact).stream().flatMap(f -> whole(f, colours).stream()).toList();
    }

    @Override
    public final List<String> cards(T t, int seat) {
        Set<String> names = new LinkedHashSet<>();
        for (int card = 0; card < t.pieceCount(); card++) {
            if (Sight.sees(t, seat, card) && isListed(t, card)) {
                names.add(t.piece(card).face().name());
            }
        }
        return List.copyOf(names);
    }
}
