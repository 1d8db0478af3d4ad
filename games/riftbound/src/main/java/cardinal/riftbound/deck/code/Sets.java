package cardinal.riftbound.deck.code;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The numbers that deck codes have for sets. A new set is added here, in one line. */
final class Sets {
    private static final Map<String, Integer> NUMBERS = new LinkedHashMap<>();

    static {
        List<String> published = List.of("OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD");
        published.forEach(set -> NUMBERS.put(set, NUMBERS.size()));
        NUMBERS.put("CDN", 0xCD); // our own starter set, far from those that are printed
    }

    private Sets() {
    }

    static int number(String set) {
        Integer number = NUMBERS.get(set);
        if (number == null) {
            throw new BadInput("deck codes have no number for the set \"" + set + "\""
                    + Nearest.hint(set, NUMBERS.keySet()));
        }
        return number;
    }

    /** The set of this number. where: the place in the code, for a complaint. */
    static String named(int number, String where) {
        return NUMBERS.entrySet().stream().filter(e -> e.getValue() == number).map(Map.Entry::getKey).findFirst()
                .orElseThrow(() -> new BadInput(where, "there is no set number " + number + "; known are " + NUMBERS));
    }
}
