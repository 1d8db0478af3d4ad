package cardinal.cards.deck;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of a deck list, or what stands for one in a deck that is written otherwise.
 *
 * @param number  counted from 1
 * @param where  how a complaint calls its place: "line 3", "entry 12"
 */
public record Line(int number, String where, String text) {

    /** The lines of a text. */
    public static List<Line> of(List<String> lines) {
        List<Line> all = new ArrayList<>();
        for (String text : lines) {
            all.add(new Line(all.size() + 1, "line " + (all.size() + 1), text.replace("\uFEFF", "")));
        }
        return all;
    }

    Line with(String other) {
        return new Line(number, where, other);
    }
}
