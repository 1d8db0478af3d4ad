package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.card.Property;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Words;

/** "double this attack's damage" (UniVersus: Double: never a negative number). */
public record DoubleValue(Selector what, Property property) implements Verb {
    public static final Syntax<DoubleValue> SYNTAX = phrase("double {} {}", Amounts.POSSESSOR, Words.PROPERTY)
            .as(DoubleValue.class, DoubleValue::new, DoubleValue::what, DoubleValue::property);
}
