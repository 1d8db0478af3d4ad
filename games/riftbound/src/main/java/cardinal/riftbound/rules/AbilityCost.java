package cardinal.riftbound.rules;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 206.1 of 2026-07: the cost of an ability on the chain, for whatever asks for it: its base cost, whatever was paid. */
final class AbilityCost {
    private AbilityCost() {
    }

    static boolean fits(RiftTable t, Filter.Trait trait, ChainItem item) {
        Price base = base(t.faceOf(item), item.program().paragraphs());
        return switch (trait) {
            case Filter.Trait.CostsAtMost c -> (c.energy() < 0 || base.energy() <= c.energy())
                    && (c.power() < 0 || base.totalPower() <= c.power());
            case Filter.Trait.CostsAtLeast c -> base.energy() >= c.energy();
            default -> false;
        };
    }

    /** What stands before the colon (204.1.b), beside the keyword, or first in a trigger's effect (204.3.a). */
    private static Price base(CardDef face, List<Ability> paragraphs) {
        return paragraphs.isEmpty() ? Price.NOTHING : switch (paragraphs.getFirst()) {
            case Ability.Activated a -> sum(face, a.costs());
            case Ability.KeywordCost k -> sum(face, k.costs());
            case Ability.Triggered a when a.effect() instanceof Instruction.PayTo pay && !pay.act() ->
                    sum(face, pay.costs());
            default -> Price.NOTHING;
        };
    }

    private static Price sum(CardDef face, List<Cost> costs) {
        Price price = Price.NOTHING;
        for (Cost cost : costs) {
            price = cost instanceof Cost.Pay p ? price.plus(face.own(p.price())) : price;
        }
        return price;
    }
}
