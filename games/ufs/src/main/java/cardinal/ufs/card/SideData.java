package cardinal.ufs.card;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One face of a card as printed.
 *
 * @param numbers  by {@link Property} ordinal; {@link #NONE} where nothing is printed
 * @param keywords  the keyword line, one entry each
 * @param text  the paragraphs of the text box, on lines of their own
 */
public record SideData(CardType type, List<Integer> numbers, @Nullable AttackZone attackZone,
        @Nullable AttackZone blockZone,
        List<String> keywords, String text) {
    /** Nothing is printed there. */
    public static final int NONE = Short.MIN_VALUE;

    public int number(Property property) {
        return numbers.get(property.ordinal());
    }
}
