package cardinal.proving;

import cardinal.kernel.Dice;
import cardinal.kernel.Face;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Another table that a seat cannot tell from this one: the faces it does not see are dealt anew among themselves. */
public final class HiddenCards {
    /** No card of this kind is exchanged. */
    public static final int FIXED = -1;

    private HiddenCards() {
    }

    /** Cards of one kind may stand for each other: a deck's cards among themselves. */
    public interface Kind<T extends Table> {
        /** The kind of a card, or {@link #FIXED}. */
        int of(T table, int card);
    }

    /** Who may know which card. */
    public interface Sees<T extends Table> {
        boolean sees(T table, int seat, int card);
    }

    /** Exchanges what a seat does not see among the cards of each of these owners, a bit set. */
    public static <T extends Table> void exchange(T t, int viewer, int owners, Kind<T> kind, Sees<T> eyes, Dice dice) {
        Map<Integer, List<Integer>> alike = new TreeMap<>();
        for (int card = 0; card < t.pieceCount(); card++) {
            int owner = t.piece(card).owner();
            int sort = kind.of(t, card);
            if (sort != FIXED && owner != Table.NONE && (owners >> owner & 1) != 0 && !eyes.sees(t, viewer, card)) {
                alike.computeIfAbsent(sort * 8 + owner, k -> new ArrayList<>()).add(card);
            }
        }
        for (List<Integer> cards : alike.values()) {
            for (int i = cards.size() - 1; i > 0; i--) {
                swap(t, cards.get(i), cards.get(dice.below(i + 1)));
            }
        }
    }

    static void swap(Table t, int a, int b) {
        Face face = t.piece(a).face();
        t.put(a, t.piece(a).withFace(t.piece(b).face()));
        t.put(b, t.piece(b).withFace(face));
    }

    /** The words of the open question. */
    public static <T extends Table> List<String> commands(Ruleset<T> rules, T t) {
        List<String> words = new ArrayList<>();
        for (int i = 0; t.prompt().isOpen() && i < t.prompt().size(); i++) {
            words.add(rules.command(t, t.prompt().option(i)));
        }
        return words;
    }
}
