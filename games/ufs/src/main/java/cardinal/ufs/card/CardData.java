package cardinal.ufs.card;

import cardinal.cards.Printed;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A card as printed (B).
 *
 * @param name  with its version or title where one is printed (B.6.1.1; 2010, 3.3); no two cards share it
 * @param identity  a character's name alone; the name of everything else
 * @param version  a number or a title; empty where none is printed
 * @param code  its number in a set, without meaning for the rules (B.6.10)
 * @param back  the other side of a double-sided card, or the second half of a split one
 * @param split  2010 (2.6): the back is a half that may be declared
 * @param attuned  symbols with a square icon (UniVersus)
 * @param marks  universe, watermark or set icon (B.6.8, B.6.9)
 * @param statistics  of a character its gender, height, weight, blood type (B.1.2.3, B.1.2.4); "?" when unknown
 * @param skillTree  UniVersus: the abilities a character unlocks, in order
 */
public record CardData(String name, String identity, String version, String code, SideData front,
        @Nullable SideData back, boolean split,
        List<Symbol> symbols, boolean infinity, List<Symbol> attuned, List<String> marks,
        Map<String, String> statistics,
        List<String> skillTree) implements Printed {

    @Override
    public String text() {
        return front.text();
    }

    public CardType type() {
        return front.type();
    }

    /** With another text on its front. */
    CardData withText(String other) {
        SideData written = new SideData(front.type(), front.numbers(), front.attackZone(), front.blockZone(),
                front.keywords(), other);
        return new CardData(name, identity, version, code, written, back, split, symbols, infinity, attuned, marks,
                statistics, skillTree);
    }

    /** The same card with the codes of its printings, which may be in several sets. */
    CardData withCode(String other) {
        return new CardData(name, identity, version, other, front, back, split, symbols, infinity, attuned, marks,
                statistics, skillTree);
    }

    @Override
    public List<String> codes() {
        return code.isEmpty() ? List.of() : List.of(code.split(", "));
    }
}
