package cardinal.ufs.program;

import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.card.SideData;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One printed face of a card: its front, its back (UniVersus: Double-Sided Cards) or one half (2010, 2.6).
 *
 * @param numbers  by {@link Property} ordinal; {@link #NONE} where nothing is printed
 * @param blockZone  null: no block (B.6.3)
 * @param attackZone  null: no attack
 * @param abilities  the paragraphs of the text box and what its keywords grant, in that order
 */
public record Side(CardType type, List<Integer> numbers, @Nullable AttackZone attackZone,
        @Nullable AttackZone blockZone,
        List<KeywordUse> keywords, List<AbilityDef> abilities) {
    /** Nothing is printed there. */
    public static final int NONE = SideData.NONE;

    public int number(Property property) {
        return numbers.get(property.ordinal());
    }

    /** All of them, for a state of their own. */
    short[] values() {
        short[] values = new short[numbers.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = (short) (int) numbers.get(i);
        }
        return values;
    }

    public boolean has(Property property) {
        return number(property) != NONE;
    }

    /** K.3.15: neither keywords nor abilities. */
    public boolean isBlank() {
        return keywords.isEmpty() && abilities.isEmpty();
    }
}
