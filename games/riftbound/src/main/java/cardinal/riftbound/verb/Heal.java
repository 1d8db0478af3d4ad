package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 405: "heal it". */
public record Heal(Selector what) implements Performable {
    public static final Syntax<Heal> SYNTAX = phrase("heal {}", Selectors.OBJECT).as(Heal.class, Heal::new, Heal::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        for (int unit : effect.select(t, what)) {
            any |= GameActions.heal(t, unit);
        }
        effect.report(any);
    }
}
