package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.AddsResources;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Prices;

/** 416: "[Add] [1][C]", "add [2]", "[Add] [A]. Use only to play spells" (161). */
public record Add(Price price, Price.Use use) implements Performable, AddsResources {
    public static final Syntax<Add> SYNTAX = phrase("[Add] {}{}", Prices.PRICE, either(
            says(". Use only to play spells", Price.Use.SPELLS), says(". Use only to play units", Price.Use.UNITS),
            says(". Use only to play gear or use gear abilities", Price.Use.GEAR_OR_ABILITIES),
            says(". Use only to play gear", Price.Use.GEAR)).orElse(Price.Use.ANYTHING))
            .as(Add.class, Add::new, Add::price, Add::use);

    public Add(Price price) {
        this(price, Price.Use.ANYTHING);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int source = effect.item().source().card();
        t.players().addToPool(effect.controller(), t.def(source).ownAdded(price)
                .plus(Resources.more(t, effect.controller(), source)).forUse(use));
    }
}
