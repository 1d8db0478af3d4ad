package cardinal.ufs.card;

import cardinal.cards.Compiled;
import cardinal.ufs.ability.CardText;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A printed card, compiled for one edition.
 *
 * @param data  as printed
 * @param abilities  the text of its front, its back and its skill tree, as far as it has them
 * @param front  the side that counts by default
 * @param back  UniVersus: the other side of a double-sided card; 2010: the second half of a split card
 * @param attuned  UniVersus: symbols with a square icon
 * @param marks  watermark or set icon, and universe, as cards name them
 * @param statistics  B.1.2.4: of a character its gender, height, weight, blood type; "?": unknown
 * @param skillTree  UniVersus: the abilities a character unlocks, in order
 */
public record CardDef(int number, CardData data, List<CardText> abilities, Side front, @Nullable Side back,
        Set<Symbol> symbols,
        Set<Symbol> attuned, Set<String> marks, Map<String, String> statistics, List<AbilityDef> skillTree)
        implements Compiled<CardData, CardText> {

    /** Of a character its name and version (B.6.1.1), so that copies share it (K.3.2). */
    @Override
    public String name() {
        return data.name();
    }

    /** A character's name without version and parentheses; the name of everything else. */
    public String identity() {
        return data.identity();
    }

    /** Of a character; empty when none is printed. */
    public String version() {
        return data.version();
    }

    /** Whether the back is a half that may be declared (2010, 2.6). */
    public boolean split() {
        return data.split();
    }

    /** B.6.6.2. */
    public boolean infinity() {
        return data.infinity();
    }

    public CardType type() {
        return front.type();
    }

    public boolean isToken() {
        return front.type() == CardType.TOKEN;
    }

    /** The printed side that is up. */
    public Side side(boolean other) {
        Side b = back;
        return other && b != null ? b : front;
    }

    /** Cards are told apart by their number in the pool. */
    @Override
    public boolean equals(Object o) {
        return o instanceof CardDef c && c.number == number;
    }

    @Override
    public int hashCode() {
        return number;
    }
}
