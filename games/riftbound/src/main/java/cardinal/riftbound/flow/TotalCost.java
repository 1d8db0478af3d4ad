package cardinal.riftbound.flow;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.rules.Ambush;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.rules.CostsTogether;
import cardinal.riftbound.rules.Flow;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.ArrayList;
import java.util.List;

/** 353: what a card or ability that is being played costs in all. */
final class TotalCost {
    private TotalCost() {
    }

    static boolean isUnit(RiftTable t, ChainItem item) {
        return !item.isAbility() && t.def(item.card()).isUnit();
    }

    /** In resources, with these choices; given: what is given up for it (353.4). */
    static Price price(RiftTable t, ChainItem item, Targets chosen, Targets given) {
        int seat = item.controller();
        if (!item.isAbility()) {
            boolean free = item.is(ChainItem.TOKEN) && !item.is(ChainItem.ACCELERATED) && !item.is(ChainItem.SPELL);
            return free ? Price.NOTHING
                    : Costing.cheaperFor(t.def(item.card()),
                            Costing.card(t, seat, item.card(), item.ignoredCosts(), item.flags(), chosen),
                            given.slot(0).length);
        }
        Price price = item.is(ChainItem.TRIGGERED)
                ? Costing.ability(t, seat, t.faceOf(item), TriggerDecision.costs(item), chosen)
                : Costing.activation(t, seat, item.source().card(), t.faceOf(item), Uses.abilityOf(t, item), chosen);
        return price.plus(Repeats.priceOfAbility(t, item));
    }

    /** Whether a card could be paid for with these flags when so much is given up for it. */
    static boolean isAffordable(RiftTable t, ChainItem item, int flags, int given) {
        return isAffordableJustSo(t, item, flags, given)
                || Costing.isReducedEitherWay(t, item.controller(), item.card(),
                        flags, item.ignoredCosts(), item.targets())
                        && isAffordableJustSo(t, item, flags | ChainItem.LESS_ENERGY, given);
    }

    /** The same with what these flags say of discounts that leave a choice. */
    static boolean isAffordableJustSo(RiftTable t, ChainItem item, int flags, int given) {
        return Resources.canPay(t, item.controller(), Costing.cheaperFor(t.def(item.card()),
                Costing.card(t, item.controller(), item.card(), item.ignoredCosts(), flags, item.targets()), given),
                Table.NONE, reserved(t, item));
    }

    /** The object that is not used to pay the price: its own exhaustion is a cost, too, or the place depends on it. */
    static int setAside(RiftTable t, ChainItem item, Price price, List<Cost> others) {
        int source = item.isAbility() ? item.source().card() : item.card();
        int without = CostsTogether.setAside(t, item.controller(), source, price, others);
        return without == Table.NONE ? reserved(t, item) : without;
    }

    /** 355.16: the unit that is not given up for resources, since the place of a unit depends on it; or NONE. */
    static int reserved(RiftTable t, ChainItem item) {
        return isUnit(t, item) && !item.is(ChainItem.PLACED) && item.place() != Table.NONE
                ? Ambush.reserved(t, item.controller(), t.battlefieldOf(item.place())) : Table.NONE;
    }

    /** 392.2: a triggered ability's cost may be declined. 444.2.a of 2026-07: and what an effect has a player play need not be paid for. */
    static boolean mayBeRefused(RiftTable t, ChainItem item) {
        return item.is(ChainItem.TRIGGERED)
                || !item.isAbility() && item.is(ChainItem.DIRECTED) && t.edition().paymentsMayBeRefused();
    }

    /** What is paid beside resources; again: only choices are made again, and nothing is paid. */
    static List<Cost> others(RiftTable t, ChainItem item, boolean again) {
        List<Cost> costs = new ArrayList<>();
        if (again || Costing.ignoresEverything(item.ignoredCosts())) {
            return costs;
        }
        if (item.isAbility()) {
            costs.addAll(item.is(ChainItem.TRIGGERED) ? TriggerDecision.costs(item)
                    : Uses.abilityOf(t, item).ability().costs());
        } else {
            for (Ability.AdditionalCost a : t.def(item.card()).additionalCosts()) {
                if (!a.optional() || item.is(ChainItem.PAID_EXTRA)) {
                    costs.addAll(a.costs());
                }
            }
            costs.addAll(Flow.others(t.def(item.card()), item.ignoredCosts(), item.flags()));
        }
        costs.addAll(Repeats.costs(t, item));
        costs.removeIf(Cost.Pay.class::isInstance);
        return CostsTogether.inOrder(costs);
    }

    /** 354.3: what other costs must not be paid with: the targets, and a source that is itself part of the costs. */
    static Targets spared(RiftTable t, ChainItem item, int source, List<Cost> costs) {
        boolean ofItself = costs.size() > 1 && takesSource(costs.getLast());
        return ofItself ? item.targets().open().add(t.ref(source)) : item.targets();
    }

    /** 352.16: paying this must leave the location that was chosen legal, and targets to choose. */
    static boolean leavesChoices(RiftTable t, ChainItem item, Ability.AdditionalCost a) {
        if (isUnit(t, item)) {
            int b = t.battlefieldOf(item.place());
            return b == Table.NONE || a.costs().stream()
                    .allMatch(c -> Payable.canKeep(t, item.controller(), item.card(), c, item.place()));
        }
        return Legal.hasChoices(t, item, a.costs());
    }

    /** 356.3.e.13: after such a cost the ability looks back at its source. */
    static boolean takesSource(Cost cost) {
        return cost instanceof Cost.KillMe || cost instanceof Cost.RecycleMe || cost instanceof Cost.BanishMe;
    }
}
