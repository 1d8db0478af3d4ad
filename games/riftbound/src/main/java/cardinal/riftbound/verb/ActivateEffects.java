package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.TriggerName;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.NamedEffects;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 383.4.g of 2026-07: "activate the conquer effects of units here". */
record ActivateEffects(TriggerName named, Selector of) implements Performable, Later {
    static final Syntax<ActivateEffects> SYNTAX = phrase("activate the {} effects of {}", either(
            says("play", TriggerName.PLAY), says("conquer", TriggerName.CONQUER), says("hold", TriggerName.HOLD),
            says("attack", TriggerName.ATTACK), says("defend", TriggerName.DEFEND)), Selectors.RECEIVER)
            .as(ActivateEffects.class, ActivateEffects::new, ActivateEffects::named, ActivateEffects::of);

    @Override
    public void perform(Effect effect, RiftTable t) {
        effect.report(NamedEffects.activate(t, effect.select(t, of), named));
    }
}
