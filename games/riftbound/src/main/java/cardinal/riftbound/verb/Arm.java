package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.EquipForLess;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;
import java.util.Set;

/** 821.1.c of 2026-07: "equip an Equipment you control to me for [A] less": its Equip cost is paid on resolution. */
public record Arm(Selector what) implements Performable, Later {
    public static final Syntax<Arm> SYNTAX = spoken(Set.of(CardType.UNIT),
            phrase("equip {} to me for [A] less", Selectors.OBJECT).as(Arm.class, Arm::new, Arm::what));

    /** 821.1.c.6: the unit with the ability is not chosen. */
    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] gear = effect.select(t, what);
        effect.report(gear.length > 0);
        for (int i = gear.length - 1; i >= 0; i--) {
            t.push(new EquipForLess(effect.controller(), t.ref(gear[i]), effect.item().source()));
        }
    }
}
