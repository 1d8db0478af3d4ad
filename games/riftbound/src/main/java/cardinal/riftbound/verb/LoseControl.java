package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.WakingText;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** "Lose control of it": whoever controls it for this effect gives it back to its owner; what somebody else controls by now stays theirs. */
record LoseControl(Selector what) implements Performable, Later {
    public static final Syntax<LoseControl> SYNTAX =
            phrase("lose control of {}", Selectors.OBJECT).as(LoseControl.class,
                    LoseControl::new, LoseControl::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean[] any = {false};
        for (int card : effect.select(t, what)) {
            if (t.onBoard(card) && t.controller(card) == effect.controller()) {
                WakingText.around(t, () -> any[0] |= GameActions.takeControl(t, card, t.piece(card).owner()));
            }
        }
        effect.report(any[0]);
    }
}
