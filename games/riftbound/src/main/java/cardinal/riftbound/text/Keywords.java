package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.series;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.card.Keyword;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Keywords in brackets: "[Tank]", "[Assault 2]". */
public final class Keywords {
    /** Keywords before a text or a cost, which are written with it. */
    private static final Set<Keyword> INTRODUCING = EnumSet.of(Keyword.DEATHKNELL, Keyword.LEGION, Keyword.EQUIP,
            Keyword.REPEAT, Keyword.LEVEL, Keyword.EMPOWER, Keyword.EMPOWERED, Keyword.FLOW);

    /** The keyword itself, without a number. */
    static final Syntax<Keyword> PLAIN =
            either(Stream.of(Keyword.values()).map(keyword -> says(bracketed(keyword), keyword)).toList());

    /** 723.1.b.3: a keyword with its number; 1 is not written. Keywords that only introduce text have none here. */
    static final Syntax<KeywordValue> KEYWORD = either(withNumbers());

    /** "[Assault 2], [Shield 2], and [Tank]". */
    public static final Syntax<List<KeywordValue>> KEYWORDS = series(KEYWORD, "and");

    private Keywords() {
    }

    private static String bracketed(Keyword keyword) {
        return "[" + keyword.title() + "]";
    }

    private static List<Syntax<KeywordValue>> withNumbers() {
        List<Syntax<KeywordValue>> keywords = new ArrayList<>();
        for (Keyword keyword : Keyword.values()) {
            if (INTRODUCING.contains(keyword)) {
                continue;
            }
            keywords.add(says(bracketed(keyword), new KeywordValue(keyword, 1)));
            if (keyword.isNumbered()) {
                keywords.add(phrase("[" + keyword.title() + " {}]", digits())
                        .as(KeywordValue.class, n -> n > 1 ? new KeywordValue(keyword, n) : null, KeywordValue::value));
            }
        }
        return keywords;
    }
}
