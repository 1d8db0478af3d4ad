package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.text.Numbers;

/** "(4+)" (H.4.2), "check 4" (UniVersus): a check as a cost; always paid last. */
public record CheckCost(Amount difficulty) implements Verb {
    public static final Syntax<CheckCost> SYNTAX = phrase("check {}", Numbers.NUMBER).as(CheckCost.class, CheckCost::new, CheckCost::difficulty);
}
