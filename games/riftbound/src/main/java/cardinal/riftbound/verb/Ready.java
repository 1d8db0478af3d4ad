package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 402: "ready a unit", "ready me", "ready up to 4 friendly runes", "ready your legend". */
public record Ready(Selector what) implements Performable {
    public static final Syntax<Ready> SYNTAX =
            phrase("ready {}", Selectors.OBJECT).as(Ready.class, Ready::new, Ready::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        int[] cards = effect.select(t, what);
        t.hold();
        for (int card : cards) {
            any |= GameActions.ready(t, card, effect.controller());
        }
        t.release();
        effect.report(any);
    }
}
