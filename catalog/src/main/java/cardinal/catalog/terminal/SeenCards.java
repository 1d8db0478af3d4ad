package cardinal.catalog.terminal;

import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Naming;
import cardinal.kernel.Privacy;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** The cards of a zone that somebody sees, by their names: piles, looked-at cards of a deck, shown cards of a hand. */
public final class SeenCards {
    private final Table t;
    private final Viewpoint viewpoint;

    public SeenCards(Table t, Viewpoint viewpoint) {
        this.t = t;
        this.viewpoint = viewpoint;
    }

    boolean sees(int card) {
        return viewpoint.open() || Sight.sees(t, viewpoint.seat(), card);
    }

    /** All of a zone that are seen. */
    public List<String> in(int zone) {
        return in(zone, card -> true);
    }

    /**
     * Those of a zone that are seen and of which this is true, the newest first, or from the top. In a deck each with its
     * place, unless all of it is seen; elsewhere cards of one name together.
     */
    public List<String> in(int zone, IntPredicate which) {
        List<Integer> cards = new ArrayList<>();
        boolean all = true;
        for (int i = t.size(zone) - 1; i >= 0; i--) {
            int card = t.cardAt(zone, i);
            all &= sees(card);
            if (sees(card) && which.test(card)) {
                cards.add(i);
            }
        }
        boolean deck = t.spec(zone).ordered() && t.spec(zone).privacy() == Privacy.SECRET;
        return deck && !all ? placed(zone, cards) : together(zone, cards);
    }

    private List<String> placed(int zone, List<Integer> places) {
        List<String> words = new ArrayList<>();
        for (int i : places) {
            int fromTop = t.size(zone) - i;
            words.add(name(t.cardAt(zone, i))
                    + (fromTop == 1 ? " (top)" : i == 0 ? " (bottom)" : " (" + ordinal(fromTop) + ")"));
        }
        return words;
    }

    /** "Salt Wren ×2", or "Salt Wren#1 #3" where copies have numbers. */
    private List<String> together(int zone, List<Integer> places) {
        Map<String, List<Integer>> byName = new LinkedHashMap<>();
        for (int i : places) {
            int card = t.cardAt(zone, i);
            byName.computeIfAbsent(name(card), n -> new ArrayList<>())
                    .add(viewpoint.open() ? 0 : Naming.copy(t, card, viewpoint.seat()));
        }
        List<String> words = new ArrayList<>();
        byName.forEach((name, copies) -> words.add(name + numbers(copies)));
        return words;
    }

    private static String numbers(List<Integer> copies) {
        if (copies.contains(0)) {
            return copies.size() == 1 ? "" : " ×" + copies.size();
        }
        StringBuilder s = new StringBuilder();
        copies.stream().sorted().forEach(n -> s.append(s.isEmpty() ? "#" : " #").append(n));
        return s.toString();
    }

    private String name(int card) {
        return t.piece(card).face().name();
    }

    private static String ordinal(int n) {
        int last = n % 100 / 10 == 1 ? 0 : n % 10;
        return n + (last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
    }

    /** Whose zone it is, and which: "your deck", "B's hand", "battlefield 2". */
    public String place(int zone) {
        int owner = t.spec(zone).seat();
        return (owner == Table.NONE ? "" : owner == viewpoint.seat() ? "your " : Naming.seat(owner) + "'s ")
                + t.spec(zone).name();
    }
}
