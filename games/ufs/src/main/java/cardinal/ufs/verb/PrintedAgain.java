package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.card.Property;
import cardinal.ufs.flow.Changing;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Selectors;
import cardinal.ufs.text.Words;
import java.util.List;

import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.series;

/** "return this attack to its printed speed and damage". */
public record PrintedAgain(Selector what, List<Property> properties) implements Verb {
    public static final Syntax<PrintedAgain> SYNTAX =
            phrase("return {} to its printed {}", Selectors.ONE, series(Words.PROPERTY, "and"))
                    .as(PrintedAgain.class, PrintedAgain::new, PrintedAgain::what, PrintedAgain::properties);

    @Override
    public void perform(Effect effect, UfsTable t) {
        Property property = properties.get(effect.part());
        for (Ref ref : effect.cards(t, what)) {
            if (t.isSame(ref)) {
                int printed = t.initial(t.piece(ref.card())).number(property);
                Changing.set(t, ref.card(), property, printed, false, effect.cause(), false, 0);
            }
        }
        if (effect.part() + 1 < properties.size()) {
            effect.onceMore();
        }
    }
}
