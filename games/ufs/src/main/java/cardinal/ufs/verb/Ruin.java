package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.text.Numbers;

/** "ruin 2" (UniVersus: Ruin): the rival sacrifices face down foundations. */
public record Ruin(Amount amount) implements Verb {
    public static final Syntax<Ruin> SYNTAX = phrase("ruin {}", Numbers.NUMBER).as(Ruin.class, Ruin::new, Ruin::amount);
}
