package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;

/** Numbers that card text reads off the table. */
public final class Amounts {
    /** "3". */
    public static final Syntax<Amount> FIXED =
            either(digits().as(Amount.Fixed.class, Amount.Fixed::new, Amount.Fixed::n));

    /** After "equal to" or "by": "its Might", "the highest Might among units you control", "your points". */
    public static final Syntax<Amount> MEASURE = rule("measure", () -> either(
            Selectors.possessed("Might").as(Amount.MightOf.class, Amount.MightOf::new, Amount.MightOf::of),
            Selectors.possessed("Energy cost").as(Amount.EnergyOf.class, Amount.EnergyOf::new, Amount.EnergyOf::of),
            phrase("the highest Might among {}", Nouns.SEVERAL)
                    .as(Amount.HighestMight.class, Amount.HighestMight::new, Amount.HighestMight::filter),
            phrase("the number of {}", Nouns.SEVERAL)
                    .as(Amount.NumberOf.class, Amount.NumberOf::new, Amount.NumberOf::filter),
            says("your points", new Amount.YourPoints())));

    /** A measure within a description, which describes nothing itself: "your points", "my Might". */
    static final Syntax<Amount> PLAIN = either(
            says("your points", new Amount.YourPoints()),
            spoken(SelfWords.FIRST_PERSON, says("my Might", new Amount.MightOf(new Selector.Self()))),
            says("its Might", new Amount.MightOf(new Selector.It())),
            says("its Energy cost", new Amount.EnergyOf(new Selector.It())));

    /** "[...] for each friendly unit here": what is counted. */
    public static final Syntax<Filter> FOR_EACH = phrase(" for each {}", Nouns.withOther(Nouns.ONE)).itself();

    /** "[...] for each enemy unit where it is". */
    public static final Syntax<Filter> FOR_EACH_WHERE_IT_IS = phrase(" for each {} where it is", Nouns.ONE).itself();

    /** " for each card with [Hidden] revealed this way". */
    public static final Syntax<Filter> FOR_EACH_REVEALED =
            phrase(" for each {} revealed this way", Nouns.ONE).itself();

    private Amounts() {
    }
}
