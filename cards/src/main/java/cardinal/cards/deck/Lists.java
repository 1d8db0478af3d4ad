package cardinal.cards.deck;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Decks as lists with a heading over each section: the form in which every command takes them. */
public final class Lists {
    private Lists() {
    }

    /** How often each name stands in a section, in the order of the first time. */
    public static Map<String, Integer> counted(List<String> names) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        names.forEach(name -> counts.merge(name, 1, Integer::sum));
        return counts;
    }

    /** The lines of a list; sections without cards are left out. sections: the cards under each heading. */
    public static List<String> lines(Map<String, List<String>> sections) {
        List<String> lines = new ArrayList<>();
        sections.forEach((heading, names) -> {
            if (!names.isEmpty()) {
                lines.addAll(lines.isEmpty() ? List.of(heading + ":") : List.of("", heading + ":"));
                counted(names).forEach((name, copies) -> lines.add(copies + " " + name));
            }
        });
        return lines;
    }
}
