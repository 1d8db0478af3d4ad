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

/** 435 of 2026-07: "detach it", "detach an enemy gear". */
record Detach(Selector what) implements Performable, Later {
    public static final Syntax<Detach> SYNTAX =
            phrase("detach {}", Selectors.OBJECT).as(Detach.class, Detach::new, Detach::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        for (int card : effect.select(t, what)) {
            any |= Attaching.detach(t, card);
        }
        effect.report(any);
    }
}
