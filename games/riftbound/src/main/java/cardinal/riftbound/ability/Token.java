package cardinal.riftbound.ability;

import cardinal.riftbound.card.CardType;
import java.util.List;

/**
 * 178: the tokens the document describes, and tokens that text describes: "2 [M] Wolf unit token with [Tank]".
 *
 * @param might  of a unit; {@link #NO_MIGHT} for anything else
 * @param text  what the effect that makes it says of its abilities in so many words (184.3, 187 of 2026-07)
 */
public record Token(CardType type, int might, String name, List<KeywordValue> keywords, List<Ability> text) {
    /** The Might of a token that has none: a gear token (187.5 of 2026-07). */
    public static final int NO_MIGHT = -1;

    /** A unit, or without Might a gear. */
    public Token(int might, String name, List<KeywordValue> keywords) {
        this(might == NO_MIGHT ? CardType.GEAR : CardType.UNIT, might, name, keywords, List.of());
    }

    public boolean isGear() {
        return type == CardType.GEAR;
    }

    public boolean isUnit() {
        return type == CardType.UNIT;
    }
}
