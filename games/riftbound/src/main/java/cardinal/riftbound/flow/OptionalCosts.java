package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.rules.OwnKeywords;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** 353.2.b: what may be paid beside the cost of a card; asked where it could be paid. */
final class OptionalCosts {
    private OptionalCosts() {
    }

    /** 721. affordable: whether the card can be paid for with these flags. */
    static void askAccelerate(RiftTable t, ChainItem item, IntPredicate affordable) {
        if (OwnKeywords.has(t, item.controller(), item.card(), Keyword.ACCELERATE)
                && affordable.test(item.flags() | ChainItem.ACCELERATED)) {
            Prompt prompt = t.ask(item.controller(), "721.2", Ask.YES_NO, Purpose.PAY_EXTRA);
            prompt.add(Choice.YES, item.card(), 0, Choice.FOR_ACCELERATE);
            if (affordable.test(item.flags())) {
                prompt.add(Choice.NO);
            }
        }
    }

    /** 356.4.c of 2026-07: whether Energy or Power is taken off what is paid beside the cost, where that is left to the player. */
    static void askDiscount(RiftTable t, ChainItem item, IntPredicate affordable) {
        if (!Costing.isReducedEitherWay(t, item.controller(), item.card(), item.flags(), item.ignoredCosts(),
                item.targets())) {
            return;
        }
        boolean energy = affordable.test(item.flags() | ChainItem.LESS_ENERGY);
        Prompt prompt = t.ask(item.controller(), Newer.clause("356.4.c"), Ask.YES_NO, Purpose.PAY_EXTRA);
        if (energy) {
            prompt.add(Choice.YES, item.card(), 0, Choice.FOR_DISCOUNT);
        }
        if (!energy || affordable.test(item.flags())) {
            prompt.add(Choice.NO, item.card(), 0, Choice.FOR_DISCOUNT);
        }
    }

    /** Asks for the optional cost of a card, if it has one; one of any number is not asked for here. */
    static Cost.@Nullable KillAny ask(RiftTable t, ChainItem item, IntPredicate affordable) {
        for (Ability.AdditionalCost a : t.def(item.card()).additionalCosts()) {
            if (a.optional() && a.costs().getFirst() instanceof Cost.KillAny any) {
                return any;
            }
            if (a.optional() && (Costing.ignoresEverything(item.ignoredCosts())
                    || Payable.all(t, item.controller(), item.card(), a.costs()))
                    && affordable.test(item.flags() | ChainItem.PAID_EXTRA) && TotalCost.leavesChoices(t, item, a)) {
                Prompt prompt = t.ask(item.controller(), "353.2.b.1", Ask.YES_NO, Purpose.PAY_EXTRA);
                prompt.add(Choice.YES, item.card(), 0, Choice.FOR_ADDITIONAL_COST);
                if (affordable.test(item.flags())) {
                    prompt.add(Choice.NO);
                }
                return null;
            }
        }
        return null;
    }

    /** "Kill any number of friendly units": one after the other, as long as what is left can be paid for. */
    static void askVictims(RiftTable t, ChainItem item, Cost.KillAny any, boolean affordable, Targets given) {
        Prompt prompt = t.ask(item.controller(), "353.2.b.1", Ask.CHOOSE, Purpose.PAY_EXTRA);
        if (affordable) {
            prompt.add(Choice.DONE);
        }
        Payable.offerVictims(t, prompt, item, any.filter(), given);
        if (prompt.size() == 0) {
            prompt.add(Choice.DONE);
        }
    }
}
