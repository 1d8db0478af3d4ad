package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Places;

/** "add X cards from the top of your deck to your card pool face down as multiple copies of this attack" (I.3.8); zone: where they come from, MOMENTUM for those discarded to pay (2010). */
public record MultiplyAttack(Amount amount, Zone from) implements Verb {
    public static final Syntax<MultiplyAttack> SYNTAX = phrase(
            "add {} cards from the top of your {} to your card pool face down as multiple copies of this attack", Numbers.NOT_ONE, Places.ZONE)
            .as(MultiplyAttack.class, MultiplyAttack::new, MultiplyAttack::amount, MultiplyAttack::from);
}
