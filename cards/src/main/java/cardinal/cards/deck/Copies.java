package cardinal.cards.deck;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Decks as one entry for each copy, with blanks between: {@code OGN-007-1 OGN-007-1 OGN-039-1}. */
public final class Copies {
    private Copies() {
    }

    /** Whether a text is written like that: its first two words are numbers of cards, on one line. */
    public static boolean isForm(List<String> lines) {
        return lines.stream().filter(line -> !line.isBlank()).findFirst().map(Copies::words)
                .filter(words -> words.size() > 1 && CardNumbers.isNumber(words.get(0))
                        && CardNumbers.isNumber(words.get(1)))
                .isPresent();
    }

    /** One line for each card, with the places of its entries. */
    public static List<Line> lines(List<String> lines) {
        Map<String, List<Integer>> places = new LinkedHashMap<>();
        int entry = 0;
        for (String line : lines) {
            for (String word : words(line)) {
                places.computeIfAbsent(word, w -> new ArrayList<>()).add(++entry);
            }
        }
        List<Line> all = new ArrayList<>();
        places.forEach((word, at) -> all.add(new Line(at.getFirst(), where(at), at.size() + " " + word)));
        return all;
    }

    private static String where(List<Integer> at) {
        return at.size() == 1 ? "entry " + at.getFirst()
                : "entries " + String.join(", ", at.stream().map(String::valueOf).toList());
    }

    private static List<String> words(String line) {
        return Arrays.stream(line.replace("\uFEFF", "").split("[\\s,;$]+")).filter(word -> !word.isEmpty()).toList();
    }
}
