package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.flow.Deaths;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 415: "kill a unit", "kill all gear". */
public record Kill(Selector what) implements Verb {
    public static final Syntax<Kill> SYNTAX = phrase("kill {}", Selectors.OBJECT).as(Kill.class, Kill::new, Kill::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] cards = effect.select(t, what);
        Deaths.of(t, cards, effect.controller(), effect.isSpell(), effect.item().id());
        effect.report(cards.length > 0);
    }
}
