package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Amounts;
import cardinal.riftbound.text.Selectors;

/** 404.6.b: "it deals damage equal to its Might to an enemy unit": a unit is the source. */
public record DealBy(Selector source, Amount amount, Selector to) implements Performable {
    public static final Syntax<DealBy> SYNTAX = either(
            phrase("{} damage equal to {} to {}", Selectors.doer("deal", "deals"), Amounts.MEASURE, Selectors.OBJECT)
                    .as(DealBy.class, DealBy::new, DealBy::source, DealBy::amount, DealBy::to),
            phrase("{} {} to {}", Selectors.doer("deal", "deals"), Amounts.FIXED, Selectors.OBJECT)
                    .as(DealBy.class, DealBy::new, DealBy::source, DealBy::amount, DealBy::to));

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] by = effect.select(t, source);
        int n = by.length == 0 ? 0 : effect.value(t, amount);
        t.credit(Credit.NOBODY);
        boolean any = false;
        for (int unit : effect.select(t, to)) {
            any |= GameActions.deal(t, unit, n, by.length == 0 ? Ref.NONE : t.ref(by[0]), false);
        }
        effect.report(any);
    }
}
