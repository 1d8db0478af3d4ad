package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.DealDamage;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Hit;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.rules.Damage;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Amounts;
import cardinal.riftbound.text.Selectors;
import java.util.ArrayList;
import java.util.List;

/** 404: "deal 3 to a unit at a battlefield", "deal damage equal to my Might to an enemy unit". The effect is the source (404.6.a). */
public record Deal(Amount amount, Selector to) implements Performable {
    public static final Syntax<Deal> SYNTAX = either(
            phrase("deal {} to {}", Amounts.FIXED, Selectors.OBJECT).as(Deal.class, Deal::new, Deal::amount, Deal::to),
            phrase("deal {} to {}{}", digits(), Selectors.OBJECT, Amounts.FOR_EACH).as(
                    Deal.class, (n, to, each) -> new Deal(new Amount.PerEach(n, each), to),
                    deal -> deal.amount() instanceof Amount.PerEach per ? per.each() : null, Deal::to,
                    deal -> deal.amount() instanceof Amount.PerEach per ? per.filter() : null),
            phrase("deal {} to {}{}", digits(), Selectors.OBJECT, Amounts.FOR_EACH_REVEALED).as(
                    Deal.class, (n, to, each) -> new Deal(new Amount.PerRevealed(n, each), to),
                    deal -> deal.amount() instanceof Amount.PerRevealed per ? per.each() : null, Deal::to,
                    deal -> deal.amount() instanceof Amount.PerRevealed per ? per.filter() : null),
            phrase("deal that much damage to {}", Selectors.OBJECT).as(
                    Deal.class, to -> new Deal(new Amount.ThatMuch(), to),
                    deal -> deal.amount() instanceof Amount.ThatMuch ? deal.to() : null),
            phrase("deal damage equal to {} to {}", Amounts.MEASURE, Selectors.OBJECT).as(Deal.class, Deal::new,
                    Deal::amount, Deal::to));

    @Override
    public void perform(Effect effect, RiftTable t) {
        int n = effect.value(t, amount);
        List<Hit> hits = new ArrayList<>();
        for (int unit : effect.select(t, to)) {
            int bonus = n > 0 ? Damage.bonus(t, effect.item(), unit) : 0;
            hits.add(new Hit(t.ref(unit), n + bonus, effect.item().source(), Credit.of(effect.item())));
        }
        DealDamage.of(t, effect, hits);
    }
}
