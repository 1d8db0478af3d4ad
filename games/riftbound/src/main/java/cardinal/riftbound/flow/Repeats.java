package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Purpose;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.rules.Facts;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 820 of 2026-07: costs for which the instructions of a spell or ability are executed once more each. */
final class Repeats {
    private static final String CLAUSE = Newer.clause("820.1.d");

    private Repeats() {
    }

    /** The i-th Repeat of the card of an item, or that of an ability; null where there is none that could be told apart. */
    static Ability.@Nullable KeywordCost of(RiftTable t, ChainItem item, int i) {
        return item.isAbility() ? i > 0 ? null : ofAbility(t, item)
                : i >= ChainItem.REPEATS ? null : t.def(item.card()).repeat(i);
    }

    /** 820.1.a: what the object says of its abilities; once it is paid for, that stands. */
    private static Ability.@Nullable KeywordCost ofAbility(RiftTable t, ChainItem item) {
        for (Ability.Passive p : t.faceOf(item).passives()) {
            if (p.fact() instanceof Fact.AbilitiesRepeat r && (item.is(ChainItem.ABILITY_REPEATED)
                    || t.isSame(item.source()) && Facts.isActive(t, p, Scope.of(t, item.source().card())))) {
                return new Ability.KeywordCost(Keyword.REPEAT, r.costs());
            }
        }
        return null;
    }

    /** The flag that the i-th Repeat was paid for. */
    static int flag(ChainItem item, int i) {
        return item.isAbility() ? ChainItem.ABILITY_REPEATED : ChainItem.REPEATED << i;
    }

    private static boolean isPaid(ChainItem item, int i) {
        return item.is(flag(item, i)) && !(item.isAbility() && i > 0);
    }

    /** What the Repeat of an ability costs in resources, if it was chosen. */
    static Price priceOfAbility(RiftTable t, ChainItem item) {
        Price price = Price.NOTHING;
        for (Cost c : item.isAbility() ? costs(t, item) : List.<Cost>of()) {
            price = c instanceof Cost.Pay p ? price.plus(t.faceOf(item).own(p.price())) : price;
        }
        return price;
    }

    /** 820.1.c.2: each is paid or not paid by itself; offered when it can be paid and there is something to choose. */
    static void ask(RiftTable t, ChainItem item, int i) {
        Ability.KeywordCost repeat = of(t, item, i);
        ChainItem paid = item.with(flag(item, i));
        int source = item.isAbility() ? item.source().card() : item.card();
        if (repeat == null || !Payable.all(t, item.controller(), source, repeat.costs())
                || !isAffordable(t, paid) || !hasChoices(t, item, paid)) {
            return;
        }
        t.ask(item.controller(), CLAUSE, Ask.YES_NO, Purpose.PAY_EXTRA)
                .add(Choice.YES, source, i, Choice.FOR_REPEAT).add(Choice.NO);
    }

    private static boolean isAffordable(RiftTable t, ChainItem paid) {
        return paid.isAbility()
                ? Resources.canPay(t, paid.controller(), TotalCost.price(t, paid, paid.targets(), Targets.OPEN))
                        && Payable.all(t, paid.controller(), paid.source().card(), TotalCost.others(t, paid, false))
                : TotalCost.isAffordable(t, paid, paid.flags(), 0);
    }

    /** 820.2: choices for every execution must exist beside the cost. */
    private static boolean hasChoices(RiftTable t, ChainItem item, ChainItem paid) {
        Program all = item.program().modeCount() > 0 ? item.program() : times(t, paid);
        int hiddenAt = item.is(ChainItem.FROM_HIDDEN) ? item.place() : Table.NONE;
        return Targeting.choicesExist(t, all, Targeting.scope(t, item), hiddenAt,
                item.isAbility() ? Table.NONE : item.card(), chosen -> TotalCost.price(t, paid, chosen, Targets.OPEN),
                TotalCost.others(t, paid, false));
    }

    /** How often its instructions are executed beside the first time. */
    static int count(ChainItem item) {
        int n = 0;
        for (int i = 0; i < ChainItem.REPEATS; i++) {
            n += isPaid(item, i) ? 1 : 0;
        }
        return n;
    }

    /** 820.1.d.1: the length of its instructions as they are executed once. */
    static int length(ChainItem item) {
        int all = item.program().size();
        int times = 1 + count(item);
        return item.program().modeCount() == 0 && all % times == 0 ? Math.max(1, all / times) : Math.max(1, all);
    }

    /** Its instructions as often as they are executed. */
    static Program times(RiftTable t, ChainItem item) {
        Program once = item.isAbility() ? item.program() : t.def(item.card()).spell();
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
            Ability.KeywordCost repeat = isPaid(item, i) ? of(t, item, i) : null;
            if (repeat != null) {
                costs.addAll(repeat.costs());
            }
        }
        return costs;
    }
}
