package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.flow.Copies;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Places;

import static cardinal.cards.grammar.Syntax.phrase;

/** "add X cards from the top of your deck to your card pool face down as multiple copies of this attack" (I.3.8); zone: where they come from, MOMENTUM for those discarded to pay (2010). */
public record MultiplyAttack(Amount amount, Zone from) implements Performable {
    public static final Syntax<MultiplyAttack> SYNTAX = phrase(
            "add {} cards from the top of your {} to your card pool face down as multiple copies of this attack",
            Numbers.NOT_ONE, Places.ZONE)
            .as(MultiplyAttack.class, MultiplyAttack::new, MultiplyAttack::amount, MultiplyAttack::from);

    @Override
    public void perform(Effect effect, UfsTable t) {
        Copies.multiply(t, effect, effect.value(t, amount), from);
    }
}
