package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.card.Property;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Words;

/** "reduce this attack's damage by 2", "increase its speed by 1". */
public record ReduceBy(Selector what, Property property, boolean increase, Amount by) implements Verb {
    public static final Syntax<ReduceBy> SYNTAX = either(
            phrase("reduce {} {} by {}", Amounts.POSSESSOR, Words.PROPERTY, Numbers.NUMBER).as(
                    ReduceBy.class, (what, property, by) -> new ReduceBy(what, property, false, by), it -> it.increase() ? null : it.what(),
                    ReduceBy::property, ReduceBy::by),
            phrase("increase {} {} by {}", Amounts.POSSESSOR, Words.PROPERTY, Numbers.NUMBER).as(
                    ReduceBy.class, (what, property, by) -> new ReduceBy(what, property, true, by), it -> it.increase() ? it.what() : null,
                    ReduceBy::property, ReduceBy::by));
}
