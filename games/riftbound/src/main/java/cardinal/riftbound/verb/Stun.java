package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 410: "stun a unit". */
public record Stun(Selector what) implements Performable {
    public static final Syntax<Stun> SYNTAX = phrase("stun {}", Selectors.OBJECT).as(Stun.class, Stun::new, Stun::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        t.hold();
        for (int unit : effect.select(t, what)) {
            any |= GameActions.stun(t, unit, effect.controller());
        }
        t.release();
        effect.report(any);
    }
}
