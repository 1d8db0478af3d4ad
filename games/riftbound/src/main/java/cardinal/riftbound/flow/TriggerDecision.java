package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Purpose;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.rules.CostsTogether;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * "You may" and a cost at the beginning of a trigger's effect, in an edition that has them decided and paid before the ability is finalized. Only
 * the first part of the effect counts; a cost that is paid with something of "it" waits, since "it" is not there before. A payment that is no
 * cost (205 of 2026-07) is decided now and made later.
 */
final class TriggerDecision {
    private TriggerDecision() {
    }

    /** What is decided first, or null. */
    private static @Nullable Op of(ChainItem item) {
        if (!item.is(ChainItem.TRIGGERED) || item.program().size() == 0) {
            return null;
        }
        return switch (item.program().op(0)) {
            case Op.May may -> may;
            case Op.Pay pay when !pay.costs().contains(new Cost.SpendItsBuff()) -> pay;
            default -> null;
        };
    }

    /** Whether there is anything to decide. */
    static boolean isDue(ChainItem item) {
        return of(item) != null || Limits.isLimited(item);
    }

    /** Whether a cost that stands first cannot be paid, or it has been performed often enough this turn, so that nothing is asked. */
    static boolean isOutOfReach(RiftTable t, ChainItem item) {
        if (Limits.isReached(t, item)) {
            return true;
        }
        if (!(of(item) instanceof Op.Pay pay) || pay.act()) {
            return false;
        }
        int source = item.source().card();
        Price price = Costing.ability(t, item.controller(), t.faceOf(item), pay.costs(), Targets.NONE);
        return !Payable.all(t, item.controller(), source, pay.costs())
                || !CostsTogether.affordable(t, item.controller(), source, price, pay.costs());
    }

    /** Asks, unless the text leaves no choice: then the cost may still be declined. */
    static boolean ask(RiftTable t, ChainItem item) {
        Op first = of(item);
        if (first == null || first instanceof Op.Pay pay && !pay.optional()) {
            return false;
        }
        t.ask(item.controller(), t.edition().clauseOfTriggersMay(), Ask.YES_NO, Purpose.MAY)
                .add(Choice.YES, item.source().card()).add(Choice.NO);
        return true;
    }

    /** The cost that is now the base cost of the ability. */
    static List<Cost> costs(ChainItem item) {
        return item.is(ChainItem.DECIDED) && of(item) instanceof Op.Pay pay && !pay.act() ? pay.costs() : List.of();
    }
}
