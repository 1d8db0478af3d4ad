package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.numeral;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;

/** Numbers with the words that depend on them. */
public final class Numbers {
    /** "two", "three" and on: one has its own words. */
    static final Syntax<Integer> TWO_OR_MORE = numeral().as(Integer.class, n -> n > 1 ? n : null, n -> n);

    /** "once", "twice", "three times". */
    static final Syntax<Integer> TIMES = either(says("once", 1), says("twice", 2),
            phrase("{} times", numeral()).as(Integer.class, n -> n > 2 ? n : null, n -> n));

    private Numbers() {
    }

    /** "1 rune", "2 runes". */
    public static Syntax<Integer> counted(String one, String several) {
        return either(
                says("1 " + one, 1),
                phrase("{} " + several, digits()).as(Integer.class, n -> n == 1 ? null : n, n -> n));
    }
}
