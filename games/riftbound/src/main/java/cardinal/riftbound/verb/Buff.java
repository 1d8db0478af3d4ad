package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 413: "buff a friendly unit", "buff me". */
public record Buff(Selector what) implements Performable {
    public static final Syntax<Buff> SYNTAX = phrase("buff {}", Selectors.OBJECT).as(Buff.class, Buff::new, Buff::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        t.hold();
        for (int unit : effect.select(t, what)) {
            any |= GameActions.buff(t, unit, effect.controller());
        }
        t.release();
        effect.report(any);
    }
}
