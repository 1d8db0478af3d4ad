package cardinal.riftbound.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Naming;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.Seats;
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
final class CardNames {
    private static final Pattern WRITTEN =
            Pattern.compile("(?:([A-Z])\\.)?(.+?)(?:#(\\d{1,3}))?", Pattern.CASE_INSENSITIVE);
    private static final int MOST_WAYS = 200;

    private CardNames() {
    }

    /** The fixed name of a card; what was created later is numbered in the order of its creation. */
    static String label(RiftTable t, int card) {
        String fixed = fixed(t, card);
        if (!fixed.isEmpty()) {
            return fixed;
        }
        int nth = 0;
        for (int c = 0; c <= card; c++) {
            nth += isNamed(t, c, t.def(card).name()) && !isFiller(t, c) ? 1 : 0;
        }
        return t.def(card).name() + "#" + nth;
    }

    private static String fixed(RiftTable t, int card) {
        return t.labels() == null ? "" : t.labels().of(card);
    }

    private static boolean isNamed(RiftTable t, int card, String name) {
        return Wording.same(t.def(card).name(), name);
    }

    /** Fillers of decks are called A.Blank#1. */
    private static boolean isFiller(RiftTable t, int card) {
        String fixed = fixed(t, card);
        return !fixed.isEmpty() && !Wording.fold(fixed).startsWith(Wording.fold(t.def(card).name()));
    }

    /** The cards that this can mean, in reading order; fillers of decks only when nothing else is called so. */
    static List<Integer> all(RiftTable t, String written) {
        List<Integer> labelled = cards(t, c -> Wording.same(label(t, c), written));
        if (!labelled.isEmpty()) {
            return labelled;
        }
        Matcher m = WRITTEN.matcher(written.strip());
        if (!m.matches()) {
            return List.of();
        }
        int owner = m.group(1) == null ? Table.NONE : Seats.of(m.group(1).toUpperCase(Locale.ROOT));
        List<Integer> named =
                cards(t, c -> isNamed(t, c, m.group(2)) && (m.group(1) == null || t.piece(c).owner() == owner));
        List<Integer> proper = named.stream().filter(c -> !isFiller(t, c)).toList();
        if (m.group(3) != null) {
            int nth = Integer.parseInt(m.group(3)) - 1;
            return nth >= 0 && nth < named.size() ? List.of(named.get(nth)) : List.of();
        }
        return proper.isEmpty() ? named : proper;
    }

    private static List<Integer> cards(RiftTable t, IntPredicate test) {
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
    static int one(RiftTable t, String written) {
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
    static List<String> labels(RiftTable t) {
        return cards(t, c -> !isFiller(t, c)).stream().map(c -> label(t, c)).toList();
    }

    /** Other ways to write a command: with the cards and battlefields in it called as the options call them. */
    static List<String> ways(RiftTable t, int seat, String command) {
        Set<String> ways = new LinkedHashSet<>(List.of(Wording.fold(command)));
        Set<String> names = new LinkedHashSet<>();
        for (int c = 0; c < t.pieceCount(); c++) {
            names.add(Wording.fold(t.def(c).name()));
        }
        names.stream().sorted(Comparator.comparingInt((String n) -> -n.length())).forEach(name -> {
            for (String way : List.copyOf(ways)) {
                Matcher m = Pattern.compile("(?<![\\w'.])(?:[a-h]\\.)?" + Pattern.quote(name) + "(?:#\\d+)?(?![\\w'#])")
                        .matcher(way);
                if (m.find() && ways.size() < MOST_WAYS) {
                    for (String label : calls(t, seat, m.group())) {
                        ways.add(way.substring(0, m.start()) + label + way.substring(m.end()));
                    }
                }
            }
        });
        return List.copyOf(ways);
    }

    private static List<String> calls(RiftTable t, int seat, String written) {
        List<String> calls = new ArrayList<>();
        for (int c : all(t, written)) {
            calls.add(Wording.fold(Naming.card(t, c, seat)));
            if (t.piece(c).zone() == t.battlefieldZone()) {
                calls.add("battlefield " + (t.battlefieldAt(c) + 1));
            }
        }
        return calls;
    }
}
