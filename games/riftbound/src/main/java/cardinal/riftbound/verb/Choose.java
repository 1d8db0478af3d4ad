package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 352.4: "choose a friendly unit and an enemy unit", "choose a unit": later words say "it" or "they". */
public record Choose(Selector what) implements Verb {
    public static final Syntax<Choose> SYNTAX =
            phrase("choose {}", Selectors.OBJECT).as(Choose.class, Choose::new, Choose::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] chosen = effect.select(t, what);
        if (what instanceof Selector.Self) {
            effect.remember(t, chosen);
        }
        effect.report(chosen.length > 0);
    }
}
