package cardinal.riftbound.flow;

import cardinal.kernel.Departure;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.rules.Conditions;
import cardinal.riftbound.rules.TriggerConditions;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** Whether the conditions of a text hold while it is carried out. */
final class ConditionsMeant {
    private ConditionsMeant() {
    }

    static boolean hold(Effect effect, RiftTable t, Condition c) {
        return switch (c) {
            case Condition.YouDid _ -> effect.did();
            case Condition.DoneThisWay d -> effect.isDone() == d.done();
            case Condition.PaidAdditionalCost _ -> paidExtra(effect.item());
            case Condition.IWas was -> effect.item().cause() instanceof Departure left
                    && left.image().ref().equals(effect.item().source())
                    && TriggerConditions.had(t, was.trait(), left.image(), effect.scope(t));
            case Condition.ItWas was -> it(effect, t, was.side());
            case Condition.Legion _ -> legion(effect.item(), t);
            default -> Conditions.holds(t, c, effect.scope(t));
        };
    }

    /** 356.3.e.13: whose unit "it" was when this effect saw it last. */
    private static boolean it(Effect effect, RiftTable t, Filter.Side side) {
        Ref it = effect.referents().first();
        int seat = effect.referents().controllerSeen();
        return !it.isNone() && t.def(it.card()).isUnit() && seat != Table.NONE
                && t.friends(seat, effect.controller()) == (side == Filter.Side.FRIENDLY);
    }

    /** 353.4.d.1: for a play effect, whether the permanent's optional cost was paid. */
    private static boolean paidExtra(ChainItem item) {
        return item.is(ChainItem.PAID_EXTRA) || item.cause() instanceof RiftEvent.Played p && p.paidExtra();
    }

    /** 728.1.c.1: a spell itself counts only after it has resolved; a permanent's play effect needs another card before it. */
    private static boolean legion(ChainItem item, RiftTable t) {
        if (!t.edition().legionAsksForAnother() && item.cause() instanceof RiftEvent.Played p
                && p.card() == item.source().card() && !p.token()) {
            return p.nth() > 1;
        }
        return Conditions.legion(t, item.controller(), item.source().card());
    }
}
