package cardinal.evolve.flow;

import cardinal.cards.Records;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.rules.Costing;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Stated;
import cardinal.kernel.InForce;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.6.2.5: what is paid for something that is played. */
final class PlayPayment {
    private PlayPayment() {
    }

    /** The costs of an ability; activated: null for an automatic one. */
    static List<Cost> costs(Item item, CardDef.@Nullable Activated activated) {
        return item.has(Item.WITHOUT_COST) ? List.of() : printed(item, activated);
    }

    private static List<Cost> printed(Item item, CardDef.@Nullable Activated activated) {
        return activated != null ? activated.ability().costs() : item.program().costs();
    }

    /** 14.5.1.4.2 of version 1.24.1: without its cost an X that stands in the cost, too, is 0. */
    static boolean isXNothing(Item item, CardDef.@Nullable Activated activated) {
        return item.has(Item.WITHOUT_COST) && Records.mentions(printed(item, activated), Amount.X.class);
    }

    /** The play points for an ability; activated: null for an automatic one. */
    static int ofAbility(EvolveTable t, Item item, CardDef.@Nullable Activated activated) {
        if (item.has(Item.WITHOUT_COST)) {
            return 0;
        }
        if (activated != null) {
            return Costing.ability(t, item.source().card(), activated, item);
        }
        return item.program().costs().isEmpty() ? 0 : Costing.points(t, item.program().costs(), Scope.of(item));
    }

    /** What is paid apart from play points. */
    static List<Cost> parts(Item item, List<Cost> costs) {
        boolean isPoints = true;
        for (int i = 0; i < costs.size(); i++) {
            isPoints &= costs.get(i) instanceof Cost.Pay;
        }
        if (isPoints && !item.has(Item.EARTH_RITE)) {
            return List.of();
        }
        List<Cost> parts = new ArrayList<>(costs);
        parts.removeIf(Cost.Pay.class::isInstance);
        if (item.has(Item.EARTH_RITE)) {
            parts.add(new Cost.EarthRite(item.program().earthRite()));
        }
        return List.copyOf(parts);
    }

    /** "The next spell you play this turn": used up by this one. */
    static void useUp(EvolveTable t, Item item) {
        for (Stated<Fact.PlayedCost> s : Facts.all(t, FactKind.PLAYED_COST)) {
            InForce effect = s.effect();
            if (effect != null && Costing.isUsedUp(t, s, item.controller(), item.source().card(), item.from())) {
                t.end(effect);
            }
        }
    }
}
