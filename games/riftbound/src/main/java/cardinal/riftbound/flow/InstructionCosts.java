package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.rules.CostsTogether;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.List;

/** 352.10.c.1: the costs that stand within instructions. */
final class InstructionCosts {
    private InstructionCosts() {
    }

    /** 444.2 of 2026-07: an instruction to pay resources, which may be refused. */
    static boolean mayBeRefused(RiftTable t, List<Cost> costs) {
        return t.edition().paymentsMayBeRefused() && costs.stream().anyMatch(Cost.Pay.class::isInstance);
    }

    /** Asks whether the player pays, or begins; what cannot be paid is declined. */
    static void offer(Effect effect, RiftTable t, int payer, List<Cost> costs, boolean optional) {
        boolean declined = !canPay(effect, t, payer, costs);
        if (!declined && optional) {
            t.ask(payer, "352.10.c.1", Ask.YES_NO, Purpose.PAY_EXTRA)
                    .add(Choice.YES, effect.item().source().card(), 0, Choice.FOR_INSTRUCTION).add(Choice.NO);
            effect.awaitsAnswer(new Paying(payer, effect.paying().payIndex(), false));
        } else {
            effect.pays(new Paying(payer, 0, declined));
        }
    }

    /** "Unless its controller ...": nobody but that player decides; with nobody to ask the first thing happens. */
    static void offer(Effect effect, RiftTable t, Op.Offer o) {
        if (o.slot() >= 0) {
            effect.remember(t, Selected.legal(effect.item(), t, o.slot()));
        }
        int[] who = effect.players(t, o.who());
        effect.pays(effect.paying().fromStart());
        if (who.length == 0) {
            effect.declined();
        } else {
            offer(effect, t, who[0], o.costs(), true);
        }
    }

    /** Pays the next part; after the last, or when it is declined, the text goes on as it says. */
    static void payOn(Effect effect, RiftTable t) {
        cardinal.cards.effect.Op op = effect.item().program().op(effect.step());
        List<Cost> costs = CostsTogether.inOrder(op instanceof Op.Pay p ? p.costs() : ((Op.Offer) op).costs());
        Paying paying = effect.paying();
        if (!paying.declined() && paying.payIndex() < costs.size()) {
            effect.pays(paying.afterPart());
            pay(effect, t, paying.payer(), costs.get(paying.payIndex()), costs);
        } else if (op instanceof Op.Pay p) {
            if (paying.declined()) {
                effect.leaveOut(t, p.otherwise());
            }
            effect.paid(!paying.declined(), !paying.declined(), p.otherwise());
        } else {
            effect.paid(!paying.declined(), paying.declined(), ((Op.Offer) op).otherwise());
        }
    }

    private static boolean canPay(Effect effect, RiftTable t, int payer, List<Cost> costs) {
        ChainItem item = effect.item();
        Price price = Costing.ability(t, payer, t.faceOf(item), costs, Targets.NONE);
        return Payable.all(t, payer, item.source().card(), costs) && canSpendItsBuff(effect, t, costs)
                && CostsTogether.affordable(t, payer, item.source().card(), price, costs);
    }

    private static boolean canSpendItsBuff(Effect effect, RiftTable t, List<Cost> costs) {
        if (!costs.contains(new Cost.SpendItsBuff())) {
            return true;
        }
        int[] ones = Selected.lastOnes(effect, t);
        return ones.length > 0 && t.piece(ones[0]).counter(Flag.BUFF) > 0;
    }

    private static void pay(Effect effect, RiftTable t, int payer, Cost cost, List<Cost> costs) {
        ChainItem item = effect.item();
        switch (cost) {
            case Cost.Pay pay -> {
                Price price = t.faceOf(item).own(pay.price());
                t.push(new Payment(payer, price, false,
                        CostsTogether.setAside(t, payer, item.source().card(), price, costs),
                        CostsTogether.takesRune(costs)));
            }
            case Cost.SpendItsBuff _ ->
                    GameActions.spendBuff(t, Selected.lastOnes(effect, t)[0], item.controller());
            default -> t.push(new PayCost(payer, item.source().card(), cost, Table.NONE, Targets.NONE));
        }
    }

    /** How many times the controller pays, as often as they can. */
    static void askHowOften(ChainItem item, RiftTable t, Price each) {
        Price own = t.faceOf(item).own(each);
        Prompt prompt = t.ask(item.controller(), "352.10.c.1", Ask.NUMBER, Purpose.AMOUNT);
        prompt.add(Choice.NUMBER, 0);
        for (int n = 1; !own.isNothing() && Resources.canPay(t, item.controller(), own.times(n)); n++) {
            prompt.add(Choice.NUMBER, n);
        }
    }

    static void payTimes(ChainItem item, RiftTable t, Price each, int times) {
        if (times > 0) {
            t.push(new Payment(item.controller(), t.faceOf(item).own(each).times(times), false));
        }
    }
}
