package cardinal.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a scenario calls cards: Grunt, Grunt#2, B.Grunt, and B.Grunt#2 for the second of B's. */
public final class CardNames {
    /** What the options of a seat call a card: its name, or what else it is known as. */
    public interface Calls<T extends Table> {
        List<String> of(T table, int seat, int card);
    }

    private static final Pattern WRITTEN =
            Pattern.compile("(?:([A-Z])\\.)?(.+?)(?:#(\\d{1,3}))?", Pattern.CASE_INSENSITIVE);
    private static final int MOST_WAYS = 200;

    private CardNames() {
    }

    /** The fixed name of a card; what was created later is numbered in the order of its creation. */
    public static String label(Table t, int card) {
        String fixed = fixed(t, card);
        if (!fixed.isEmpty()) {
            return fixed;
        }
        int nth = 0;
        for (int c = 0; c <= card; c++) {
            nth += isNamed(t, c, nameOf(t, card)) && !isFiller(t, c) ? 1 : 0;
        }
        return nameOf(t, card) + "#" + nth;
    }

    private static String fixed(Table t, int card) {
        return t.labels() == null ? "" : t.labels().of(card);
    }

    private static String nameOf(Table t, int card) {
        return t.piece(card).face().name();
    }

    private static boolean isNamed(Table t, int card, String name) {
        return Wording.same(nameOf(t, card), name);
    }

    /** Fillers of decks are called A.Blank#1. A card that has become a copy of another is none. */
    private static boolean isFiller(Table t, int card) {
        String fixed = fixed(t, card);
        return fixed.startsWith(Seats.name(t.piece(card).owner()) + ".") && fixed.indexOf('#') > 0
                && !Wording.fold(fixed).startsWith(Wording.fold(nameOf(t, card)));
    }

    /** Whether the setup lists a card under this name: it keeps it, whatever it becomes a copy of. */
    private static boolean isListed(Table t, int card, String name) {
        String fixed = fixed(t, card);
        int hash = fixed.lastIndexOf('#');
        return !fixed.isEmpty() && !isFiller(t, card)
                && Wording.same(hash < 0 ? fixed : fixed.substring(0, hash), name);
    }

    /** The cards that this can mean, in reading order; fillers of decks only when nothing else is called so. */
    public static List<Integer> all(Table t, String written) {
        List<Integer> labelled = cards(t, c -> Wording.same(label(t, c), written));
        if (!labelled.isEmpty()) {
            return labelled;
        }
        Matcher m = WRITTEN.matcher(written.strip());
        if (!m.matches()) {
            return List.of();
        }
        int owner = m.group(1) == null ? Table.NONE : Seats.of(m.group(1).toUpperCase(Locale.ROOT));
        IntPredicate owned = c -> m.group(1) == null || t.piece(c).owner() == owner;
        List<Integer> listed = cards(t, owned.and(c -> isListed(t, c, m.group(2))));
        List<Integer> named = new ArrayList<>(listed);
        named.addAll(cards(t, owned.and(c -> isNamed(t, c, m.group(2)) && !listed.contains(c))));
        List<Integer> proper = named.stream().filter(c -> !isFiller(t, c)).toList();
        if (m.group(3) != null) {
            int nth = Integer.parseInt(m.group(3)) - 1;
            return nth >= 0 && nth < named.size() ? List.of(named.get(nth)) : List.of();
        }
        return proper.isEmpty() ? named : proper;
    }

    private static List<Integer> cards(Table t, IntPredicate test) {
        List<Integer> cards = new ArrayList<>();
        for (int c = 0; c < t.pieceCount(); c++) {
            if (test.test(c)) {
                cards.add(c);
            }
        }
        cards.sort(Comparator.comparing((Integer c) -> isFiller(t, c)).thenComparingInt(c -> number(label(t, c))));
        return cards;
    }

    private static int number(String label) {
        int hash = label.lastIndexOf('#');
        return hash < 0 ? 0 : Integer.parseInt(label.substring(hash + 1));
    }

    /** The one card that this means. */
    public static int one(Table t, String written) {
        List<Integer> cards = all(t, written);
        if (cards.size() == 1) {
            return cards.getFirst();
        }
        if (cards.isEmpty()) {
            throw new BadInput("there is no card \"" + written + "\"" + Nearest.hint(written, labels(t)));
        }
        throw new BadInput(
                "\"" + written + "\" can mean " + String.join(", ", cards.stream().map(c -> label(t, c)).toList()));
    }

    /** The names of all cards but the fillers of decks. */
    public static List<String> labels(Table t) {
        return cards(t, c -> !isFiller(t, c)).stream().map(c -> label(t, c)).toList();
    }

    /** Other ways to write a command: with the cards in it called as the options call them. A card is never called B.Grunt there. */
    public static <T extends Table> List<String> ways(T t, int seat, String command, Calls<T> calls) {
        Set<String> ways = new LinkedHashSet<>(List.of(Wording.fold(command)));
        Set<String> names = new LinkedHashSet<>();
        for (int c = 0; c < t.pieceCount(); c++) {
            names.add(Wording.fold(nameOf(t, c)));
            String fixed = fixed(t, c);
            if (!fixed.isEmpty() && !isFiller(t, c)) {
                names.add(Wording.fold(fixed.indexOf('#') < 0 ? fixed : fixed.substring(0, fixed.lastIndexOf('#'))));
            }
        }
        names.stream().sorted(Comparator.comparingInt((String n) -> -n.length())).forEach(name -> {
            for (String way : List.copyOf(ways)) {
                Matcher m = Pattern.compile("(?<![\\w'.])([a-h]\\.)?" + Pattern.quote(name) + "(?:#\\d+)?(?![\\w'#])")
                        .matcher(way);
                if (m.find() && ways.size() < MOST_WAYS) {
                    List<Integer> meant = all(t, m.group());
                    if (m.group(1) != null && !meant.isEmpty()) {
                        ways.remove(way);
                    }
                    for (int card : meant) {
                        for (String call : calls.of(t, seat, card)) {
                            ways.add(way.substring(0, m.start()) + Wording.fold(call) + way.substring(m.end()));
                        }
                    }
                }
            }
        });
        return List.copyOf(ways);
    }
}
