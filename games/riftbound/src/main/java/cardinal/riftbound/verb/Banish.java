package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 414: "banish a friendly unit". */
public record Banish(Selector what) implements Performable {
    public static final Syntax<Banish> SYNTAX =
            phrase("banish {}", Selectors.OBJECT).as(Banish.class, Banish::new, Banish::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] cards = effect.select(t, what);
        boolean any = false;
        for (int card : cards) {
            any |= GameActions.banish(t, card, effect.controller());
        }
        effect.report(any);
        effect.follow(t, what, cards);
    }
}
