package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Selectors;

/** "switch the speed and damage of this attack" (K.3.6); possessive tells the wording. */
public record Switch(Selector what, boolean possessive) implements Verb {
    public static final Syntax<Switch> SYNTAX = either(
            phrase("switch the speed and damage of {}", Selectors.ONE).as(
                    Switch.class, what -> new Switch(what, false), it -> it.possessive() ? null : it.what()),
            phrase("switch {} speed and damage", Amounts.POSSESSOR).as(
                    Switch.class, what -> new Switch(what, true), it -> it.possessive() ? it.what() : null));
}
