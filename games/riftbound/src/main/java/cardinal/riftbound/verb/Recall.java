package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 428: "recall it", "recall that unit exhausted". */
public record Recall(Selector what, boolean exhausted) implements Performable {
    public static final Syntax<Recall> SYNTAX =
            phrase("recall {}{}", Selectors.OBJECT, says(" exhausted", true).orElse(false))
                    .as(Recall.class, Recall::new, Recall::what, Recall::exhausted);

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        for (int card : effect.select(t, what)) {
            any |= GameActions.recall(t, card);
            if (exhausted) {
                GameActions.exhaust(t, card);
            }
        }
        effect.report(any);
    }
}
