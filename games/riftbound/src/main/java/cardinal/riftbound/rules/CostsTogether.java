package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * 354.2: several costs of one card or ability, each of which could be paid alone. They are paid in any order, so a buff is spent and an
 * object exhausted before it is given up; but nothing is exhausted twice (401.4), and nothing is given up twice.
 */
public final class CostsTogether {
    /** What two costs would both do to one object, which only one of them can. */
    private enum Deed {
        EXHAUST, GIVE_UP
    }

    private CostsTogether() {
    }

    /** Whether there is an object for each of these costs. */
    static boolean payable(RiftTable t, int seat, int source, List<Cost> costs) {
        return payable(t, Deed.EXHAUST, seat, source, costs) && payable(t, Deed.GIVE_UP, seat, source, costs);
    }

    private static boolean payable(RiftTable t, Deed deed, int seat, int source, List<Cost> costs) {
        int n = 0;
        for (int i = 0; i < costs.size(); i++) {
            n += deed(costs.get(i)) == deed ? 1 : 0;
        }
        return n < 2 || complete(t, deed, new Scope(source, seat, Scope.hereOf(t, source)), costs, 0, new int[n], 0);
    }

    private static boolean complete(RiftTable t, Deed deed, Scope scope, List<Cost> costs, int i, int[] taken, int n) {
        if (i == costs.size()) {
            return true;
        }
        Cost cost = costs.get(i);
        if (deed(cost) != deed) {
            return complete(t, deed, scope, costs, i + 1, taken, n);
        }
        Filter filter = Payable.takes(cost);
        if (filter == null) {
            return isFree(taken, n, scope.source()) && with(t, deed, scope, costs, i, taken, n, scope.source());
        }
        for (int c = Filters.next(t, filter, scope, 0); c != Table.NONE; c = Filters.next(t, filter, scope, c + 1)) {
            if (isFree(taken, n, c) && with(t, deed, scope, costs, i, taken, n, c)) {
                return true;
            }
        }
        return false;
    }

    private static boolean with(RiftTable t, Deed deed, Scope scope, List<Cost> costs, int i, int[] taken, int n,
            int card) {
        taken[n] = card;
        return complete(t, deed, scope, costs, i + 1, taken, n + 1);
    }

    private static boolean isFree(int[] taken, int n, int card) {
        for (int i = 0; i < n; i++) {
            if (taken[i] == card) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable Deed deed(Cost cost) {
        return switch (cost) {
            case Cost.ExhaustMe _,Cost.Exhaust _ -> Deed.EXHAUST;
            case Cost.KillMe _,Cost.RecycleMe _,Cost.BanishMe _,Cost.Kill _,Cost.ReturnToHand _,Cost.RecycleRune _ ->
                    Deed.GIVE_UP;
            case Cost.Pay _,Cost.SpendItsBuff _,Cost.SpendMyBuff _,Cost.SpendBuff _,Cost.Discard _,Cost.RecycleFromTrash _,Cost.KillAny _,Cost.SpendXp _,Cost.Burn _ ->
                    null;
        };
    }

    /** Whether the price of these costs can be paid with what the other ones leave (401.4, 403.3). */
    public static boolean affordable(RiftTable t, int seat, int source, Price price, List<Cost> costs) {
        int without = setAside(t, seat, source, price, costs);
        return Resources.canPay(t, seat, price, Table.NONE, without)
                && (!takesRune(costs) || Resources.canPayKeepingRune(t, seat, price, without));
    }

    /** Whether a price that can be paid can still be paid beside these costs. */
    static boolean leavePrice(RiftTable t, int seat, int source, Price price, List<Cost> costs) {
        return !Resources.canPay(t, seat, price) || affordable(t, seat, source, price, costs);
    }

    /**
     * The object that adds nothing to the price because another cost is paid with it, or NONE: the source that exhausts itself, or
     * one that is exhausted or given up, if possible one that the price does not need.
     */
    public static int setAside(RiftTable t, int seat, int source, Price price, List<Cost> costs) {
        int aside = Table.NONE;
        for (int i = 0; i < costs.size() && !price.isNothing(); i++) {
            if (costs.get(i) instanceof Cost.ExhaustMe) {
                return source;
            }
            Filter filter = Payable.takes(costs.get(i));
            if (filter != null && !(costs.get(i) instanceof Cost.RecycleRune)) {
                aside = spare(t, new Scope(source, seat, Scope.hereOf(t, source)), filter, price);
            }
        }
        return aside;
    }

    private static int spare(RiftTable t, Scope scope, Filter filter, Price price) {
        int last = Table.NONE;
        for (int c = Filters.next(t, filter, scope, 0); c != Table.NONE; c = Filters.next(t, filter, scope, c + 1)) {
            if (!ActivatedAbilities.any(t, c)) {
                return Table.NONE;
            }
            if (last == Table.NONE || Resources.canPay(t, scope.controller(), price, Table.NONE, c)) {
                last = c;
            }
        }
        return last;
    }

    /** Whether one of the player's runes is recycled for one of them. */
    public static boolean takesRune(List<Cost> costs) {
        for (int i = 0; i < costs.size(); i++) {
            if (costs.get(i) instanceof Cost.RecycleRune) {
                return true;
            }
        }
        return false;
    }

    /** The costs in an order in which none takes away what another needs. */
    public static List<Cost> inOrder(List<Cost> costs) {
        for (int i = 1; i < costs.size(); i++) {
            if (place(costs.get(i - 1)) > place(costs.get(i))) {
                List<Cost> ordered = new ArrayList<>(costs);
                ordered.sort(Comparator.comparingInt(CostsTogether::place));
                return ordered;
            }
        }
        return costs;
    }

    private static int place(Cost cost) {
        return switch (cost) {
            case Cost.Pay _ -> 0;
            case Cost.SpendItsBuff _,Cost.SpendMyBuff _,Cost.SpendBuff _,Cost.SpendXp _,Cost.Burn _ -> 1;
            case Cost.ExhaustMe _ -> 2;
            case Cost.Exhaust _ -> 3;
            case Cost.Discard _,Cost.RecycleFromTrash _,Cost.Kill _,Cost.KillAny _,Cost.ReturnToHand _,Cost.RecycleRune _ ->
                    4;
            case Cost.KillMe _,Cost.RecycleMe _,Cost.BanishMe _ -> 5;
        };
    }
}
