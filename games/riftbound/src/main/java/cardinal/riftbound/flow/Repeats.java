package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Purpose;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 820 of 2026-07: costs for which a spell's instructions are executed once more each. */
final class Repeats {
    private static final String CLAUSE = Newer.clause("820.1.d");

    private Repeats() {
    }

    /** The i-th Repeat of the card of an item; null where there is none that could be told apart. */
    static Ability.@Nullable KeywordCost of(RiftTable t, ChainItem item, int i) {
        return item.isAbility() || i >= ChainItem.REPEATS ? null : t.def(item.card()).repeat(i);
    }

    /** 820.1.c.2: each is paid or not paid by itself; offered when it can be paid and there is something to choose. */
    static void ask(RiftTable t, ChainItem item, int i) {
        Ability.KeywordCost repeat = of(t, item, i);
        int flags = item.flags() | ChainItem.REPEATED << i;
        if (repeat == null || !Payable.all(t, item.controller(), item.card(), repeat.costs())
                || !TotalCost.isAffordable(t, item, flags, 0) || !hasChoices(t, item, flags)) {
            return;
        }
        t.ask(item.controller(), CLAUSE, Ask.YES_NO, Purpose.PAY_EXTRA)
                .add(Choice.YES, item.card(), 0, Choice.FOR_ADDITIONAL_COST).add(Choice.NO);
    }

    /** 820.2: choices for every execution must exist beside the cost. */
    private static boolean hasChoices(RiftTable t, ChainItem item, int flags) {
        ChainItem paid = item.with(flags);
        Program all = item.program().modeCount() > 0 ? item.program() : times(t, paid);
        int hiddenAt = item.is(ChainItem.FROM_HIDDEN) ? item.place() : cardinal.kernel.Table.NONE;
        return Targeting.choicesExist(t, all, Targeting.scope(t, item), hiddenAt, item.card(),
                chosen -> Costing.card(t, item.controller(), item.card(), item.ignoredCosts(), flags, chosen),
                TotalCost.others(t, paid, false));
    }

    /** How often its instructions are executed beside the first time. */
    static int count(ChainItem item) {
        int n = 0;
        for (int i = 0; !item.isAbility() && i < ChainItem.REPEATS; i++) {
            n += item.is(ChainItem.REPEATED << i) ? 1 : 0;
        }
        return n;
    }

    /** Its instructions as often as they are executed. */
    static Program times(RiftTable t, ChainItem item) {
        Program once = t.def(item.card()).spell();
        Program all = once;
        for (int i = count(item); i > 0; i--) {
            all = all.then(once);
        }
        return all;
    }

    /** What is paid for them beside resources. */
    static List<Cost> costs(RiftTable t, ChainItem item) {
        List<Cost> costs = new ArrayList<>();
        for (int i = 0; i < ChainItem.REPEATS; i++) {
            Ability.KeywordCost repeat = item.is(ChainItem.REPEATED << i) ? of(t, item, i) : null;
            if (repeat != null) {
                costs.addAll(repeat.costs());
            }
        }
        return costs;
    }
}
