package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 465.2.c of 2026-07: "double all damage that would be dealt to a unit this turn". */
record DoubleDamage(Selector to) implements Performable, Later {
    public static final Syntax<DoubleDamage> SYNTAX =
            phrase("double all damage that would be dealt to {} this turn", Selectors.OBJECT).as(DoubleDamage.class,
                    DoubleDamage::new, DoubleDamage::to);

    @Override
    public boolean altersDamage() {
        return true;
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int unit : effect.select(t, to)) {
            t.enforce(RiftTable.THIS_TURN, effect.controller(), effect.item().source(), t.ref(unit),
                    new Modifier.DamageDoubled());
        }
    }
}
