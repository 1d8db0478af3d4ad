package cardinal.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** What players and cards are called in options, logs and views. Cards a seat may not see stay unnamed. */
public final class Naming {
    private static final String UNSEEN = "a card";

    private Naming() {
    }

    /** A, B, C: players are called by their seats. */
    public static String seat(int seat) {
        return seat == Table.NONE ? "nobody" : String.valueOf((char) ('A' + seat));
    }

    /** What a question calls a player to the one who is asked: "you", "your opponent", among more than two "player C". */
    public static String player(Table t, int seat, int asked) {
        return seat == asked ? "you" : t.seatCount() == 2 ? "your opponent" : "player " + seat(seat);
    }

    /** The name on a card's face, if this seat may see it; nothing for no card. */
    public static String face(Table t, int card, int seat) {
        if (card == Table.NONE) {
            return "";
        }
        return Sight.sees(t, seat, card) ? t.piece(card).face().name() : UNSEEN;
    }

    /** What a seat calls a card: its name, numbered among the cards of that name the seat can see. */
    public static String card(Table t, int card, int seat) {
        if (card == Table.NONE) {
            return "nothing";
        }
        Labels labels = t.labels();
        if (labels != null && !labels.of(card).isEmpty()) {
            return labels.of(card);
        }
        if (!Sight.sees(t, seat, card)) {
            return UNSEEN;
        }
        String name = t.piece(card).face().name();
        int nth = copy(t, card, seat);
        return nth > 0 ? name + "#" + nth : name;
    }

    /** Which of the cards of its name that a seat sees this one is; 0 where there is no other to tell it from. */
    public static int copy(Table t, int card, int seat) {
        Labels labels = t.labels();
        int nth = 1;
        boolean several = false;
        for (int c = 0; c < t.pieceCount(); c++) {
            if (c != card && isCalled(t.piece(c).face(), t.piece(card).face())
                    && (labels != null ? labels.of(c).isEmpty() : Sight.sees(t, seat, c) && isShown(t, c))) {
                several = true;
                nth += c < card ? 1 : 0;
            }
        }
        return several && isShown(t, card) ? nth : 0;
    }

    /** A copy of a card has a face of its own with the same name. */
    private static boolean isCalled(Face one, Face other) {
        return one == other || one.name().equals(other.name());
    }

    /** Cards that lie in a deck or have left the game do not count for numbering. */
    private static boolean isShown(Table t, int card) {
        return t.privacy(t.piece(card)) != Privacy.SECRET;
    }

    /** The card this seat calls so, else all cards it sees that have this name. counts: whether a card is in the game. */
    public static List<Integer> called(Table t, int seat, String name, IntPredicate counts) {
        List<Integer> called = new ArrayList<>();
        List<Integer> named = new ArrayList<>();
        for (int card = 0; card < t.pieceCount(); card++) {
            if ((t.labels() != null || Sight.sees(t, seat, card)) && counts.test(card)) {
                if (Wording.same(card(t, card, seat), name)) {
                    called.add(card);
                } else if (Wording.same(t.piece(card).face().name(), name)) {
                    named.add(card);
                }
            }
        }
        return called.isEmpty() ? named : called;
    }
}
