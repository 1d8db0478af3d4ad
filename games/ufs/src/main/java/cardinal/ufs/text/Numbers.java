package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Limit.Than;

/** Numbers in digits, X, and limits on numbers. */
public final class Numbers {
    /** "3", "X". */
    public static final Syntax<Amount> NUMBER = either(
            digits().as(Amount.Fixed.class, Amount.Fixed::new, Amount.Fixed::n), says("X", new Amount.X()));

    /** 1. */
    static final Syntax<Amount> ONE = says("1", Amount.of(1));

    /** A number that is followed by a plural: not 1. */
    public static final Syntax<Amount> NOT_ONE = NUMBER.as(
            Amount.class, n -> n.equals(Amount.of(1)) ? null : n, n -> n.equals(Amount.of(1)) ? null : n);

    /** From 2 on. */
    static final Syntax<Integer> SEVERAL = digits().as(Integer.class, n -> n > 1 ? n : null, n -> n > 1 ? n : null);

    /** "4 or less", "6 or greater", "6": after the name of what is measured. */
    public static final Syntax<Limit> LIMIT = either(
            limit("{}", Than.EXACTLY), limit("exactly {}", Than.PRECISELY), limit("{} or less", Than.OR_LESS),
            limit("{} or fewer", Than.OR_FEWER),
            limit("{} or more", Than.OR_MORE), limit("{} or greater", Than.OR_GREATER),
            limit("{} or higher", Than.OR_HIGHER), limit("at least {}", Than.AT_LEAST),
            limit("more than {}", Than.MORE_THAN), limit("less than {}", Than.LESS_THAN),
            limit("up to {}", Than.UP_TO));

    /** "second" in digits or words is always in words. */
    static final Syntax<Integer> ORDINAL = Syntax.ordinal();

    private Numbers() {
    }

    private static Syntax<Limit> limit(String words, Than than) {
        return phrase(words, NUMBER).as(
                Limit.class, n -> new Limit(than, n), limit -> limit.than() == than ? limit.n() : null);
    }
}
