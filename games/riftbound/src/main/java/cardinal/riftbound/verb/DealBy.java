package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.DealDamage;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Hit;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Amounts;
import cardinal.riftbound.text.Selectors;
import java.util.ArrayList;
import java.util.List;

/** 404.6.b: "it deals damage equal to its Might to an enemy unit": a unit is the source, or several units are, each with its own Might. */
public record DealBy(Selector source, Amount amount, Selector to) implements Performable {
    public static final Syntax<DealBy> SYNTAX = either(
            phrase("{} damage equal to {} to {}", Selectors.doer("deal", "deals"), Amounts.MEASURE, Selectors.OBJECT)
                    .as(DealBy.class, DealBy::new, DealBy::source, DealBy::amount, DealBy::to),
            phrase("{} {} to {}", Selectors.doer("deal", "deals"), Amounts.FIXED, Selectors.OBJECT)
                    .as(DealBy.class, DealBy::new, DealBy::source, DealBy::amount, DealBy::to));

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] by = effect.select(t, source);
        int n = by.length == 0 || isTheirs(amount) ? 0 : effect.value(t, amount);
        int[] struck = effect.select(t, to);
        List<Hit> hits = new ArrayList<>();
        for (int source : by) {
            for (int unit : struck) {
                hits.add(new Hit(t.ref(unit), isTheirs(amount) ? t.might(source) : n, t.ref(source),
                        DealDamage.creditOf(t, source)));
            }
        }
        DealDamage.of(t, effect, hits);
    }

    /** "equal to their Might": of each its own. */
    public static boolean isTheirs(Amount amount) {
        return amount instanceof Amount.MightOf might && might.of() instanceof Selector.Them;
    }
}
