package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Attaching;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 441 of 2026-07: "empower a friendly unit", "empower me". */
public record Empower(Selector what) implements Performable, Later {
    public static final Syntax<Empower> SYNTAX =
            phrase("empower {}", Selectors.OBJECT).as(Empower.class, Empower::new, Empower::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        t.hold();
        for (int card : effect.select(t, what)) {
            any |= Attaching.empower(t, card, effect.controller());
        }
        t.release();
        effect.report(any);
    }
}
