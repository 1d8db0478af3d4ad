package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import java.util.List;
import java.util.stream.IntStream;

/** Numbers in text. */
public final class Numbers {
    /** "2" and more; one is "a". */
    public static final Syntax<Integer> SEVERAL = digits().as(Integer.class, n -> n == 1 ? null : n, n -> n);

    /** "2" and more; one is not said at all. */
    static final Syntax<Integer> MORE_THAN_ONE = digits().as(Integer.class, n -> n < 2 ? null : n, n -> n);

    /** "3" or "X". */
    public static final Syntax<Amount> NUMBER = either(
            digits().as(Amount.Fixed.class, Amount.Fixed::new, Amount.Fixed::n), says("X", new Amount.X()));

    /** "2", "X": not one. */
    public static final Syntax<Amount> SEVERAL_OR_X = either(
            SEVERAL.as(Amount.Fixed.class, Amount.Fixed::new, Amount.Fixed::n), says("X", new Amount.X()));

    public static final Syntax<Amount> ONE = says("1", new Amount.Fixed(1));

    /** "1st", "2nd", "3rd". */
    static final Syntax<Integer> ORDINAL = either(IntStream.rangeClosed(1, 20).boxed()
            .map(n -> says(n + (n == 1 ? "st" : n == 2 ? "nd" : n == 3 ? "rd" : "th"), n)).toList());

    /** "once", "2 times", "3 times". */
    static final Syntax<Integer> TIMES = either(says("once", 1),
            Syntax.phrase("{} times", SEVERAL).itself());

    private Numbers() {
    }

    static <T> List<T> concat(List<T> one, List<T> other) {
        return java.util.stream.Stream.concat(one.stream(), other.stream()).toList();
    }
}
