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

/** 442 of 2026-07: "disempower an enemy unit". */
record Disempower(Selector what) implements Performable, Later {
    public static final Syntax<Disempower> SYNTAX =
            phrase("disempower {}", Selectors.OBJECT).as(Disempower.class, Disempower::new, Disempower::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        for (int card : effect.select(t, what)) {
            any |= Attaching.disempower(t, card);
        }
        effect.report(any);
    }
}
