package cardinal.scenario.lesson;

import cardinal.scenario.SourceLine;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a learner is told.
 *
 * @param parts  its words, in order
 * @param points  what it points at besides the cards it names: cards, and zones as A.hand or battlefield 1
 */
public record Caption(SourceLine at, List<Part> parts, List<String> points) {

    /**
     * A part of a sentence.
     *
     * @param words  what people read
     * @param card  the card it is about, as the scenario calls it; empty for other words
     */
    public record Part(String words, String card) {

        public boolean isCard() {
            return !card.isEmpty();
        }

        /** A card as it stands in braces: its name, and behind a bar what to call it. */
        private static Part card(String written) {
            int bar = written.indexOf('|');
            String name = bar < 0 ? written : written.substring(0, bar).strip();
            return new Part(bar < 0 ? name.replaceFirst("^[A-D]\\.", "").replaceFirst("#\\d+$", "")
                    : written.substring(bar + 1).strip(), name);
        }
    }

    /** A sentence in which cards stand in braces: "Play {Gate Ox}.", "Now {Kessa Brandt 1|Kessa} helps." */
    static Caption read(SourceLine at, String written, List<String> points) {
        List<Part> parts = new ArrayList<>();
        String text = written.strip().replaceAll("\\s+", " ");
        int from = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
            int end = text.indexOf('}', open);
            String name = end < 0 ? "" : text.substring(open + 1, end).strip();
            if (name.isEmpty()) {
                throw at.wrong("a card in a caption stands in braces, as {Gate Ox}: \"" + text.substring(open) + "\"");
            }
            if (open > from) {
                parts.add(new Part(text.substring(from, open), ""));
            }
            parts.add(Part.card(name));
            from = end + 1;
        }
        if (from < text.length()) {
            parts.add(new Part(text.substring(from), ""));
        }
        return new Caption(at, List.copyOf(parts), points);
    }

    /** The cards it names. */
    public List<String> cards() {
        return parts.stream().filter(Part::isCard).map(Part::card).toList();
    }

    /** All it points at. */
    public List<String> pointedAt() {
        return Stream.concat(cards().stream(), points.stream()).distinct().toList();
    }

    /** The sentence as people read it. */
    public String words() {
        return String.join("", parts.stream().map(Part::words).toList());
    }
}
