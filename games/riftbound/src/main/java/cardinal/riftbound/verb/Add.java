package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Prices;

/** 416: "[Add] [1][C]", "add [2]". */
public record Add(Price price) implements Verb {
    public static final Syntax<Add> SYNTAX = phrase("[Add] {}", Prices.PRICE).as(Add.class, Add::new, Add::price);

    @Override
    public void perform(Effect effect, RiftTable t) {
        t.players().addToPool(effect.controller(), t.def(effect.item().source().card()).own(price));
    }
}
