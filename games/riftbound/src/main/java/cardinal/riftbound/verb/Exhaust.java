package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 401: "exhaust an enemy unit". */
public record Exhaust(Selector what) implements Performable {
    public static final Syntax<Exhaust> SYNTAX =
            phrase("exhaust {}", Selectors.OBJECT).as(Exhaust.class, Exhaust::new, Exhaust::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] cards = effect.select(t, what);
        boolean any = false;
        for (int card : cards) {
            any |= GameActions.exhaust(t, card);
        }
        effect.report(any);
    }
}
