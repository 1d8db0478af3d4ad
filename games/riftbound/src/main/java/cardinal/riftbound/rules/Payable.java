package cardinal.riftbound.rules;

import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 353.6: non-standard costs: whether they can be paid, and with what. */
public final class Payable {
    private static final Filter BUFFED_UNIT =
            Filter.of(Filter.Kind.UNIT).side(Filter.Side.YOU_CONTROL).with(Filter.Trait.Is.BUFFED);
    private static final Filter RUNE = Filter.of(Filter.Kind.RUNE).side(Filter.Side.YOU_CONTROL);

    private Payable() {
    }

    /** Whether each of these costs, apart from resources, can be paid by this player for this object. */
    public static boolean all(RiftTable t, int seat, int source, List<Cost> costs) {
        for (int i = 0; i < costs.size(); i++) {
            if (!one(t, seat, source, costs.get(i))) {
                return false;
            }
        }
        return costs.size() < 2 || CostsTogether.payable(t, seat, source, costs);
    }

    /** What one is exhausted or given up for a cost; null for the object itself. */
    static @Nullable Filter takes(Cost cost) {
        return switch (cost) {
            case Cost.Kill k -> k.filter();
            case Cost.Exhaust e -> ready(e.filter());
            case Cost.ReturnToHand r -> r.filter();
            case Cost.RecycleRune _ -> RUNE;
            default -> null;
        };
    }

    /** Whether something that could add to a price is exhausted or given up for one of them. */
    static boolean takesAny(List<Cost> costs) {
        for (int i = 0; i < costs.size(); i++) {
            if (takes(costs.get(i)) != null) {
                return true;
            }
        }
        return false;
    }

    private static boolean one(RiftTable t, int seat, int source, Cost cost) {
        return switch (cost) {
            case Cost.Pay p -> true;
            case Cost.ExhaustMe e -> !t.is(source, Flag.EXHAUSTED);
            case Cost.KillMe k -> t.onBoard(source) && mayLeave(t, source);
            case Cost.RecycleMe r -> mayLeave(t, source);
            case Cost.BanishMe b -> mayLeave(t, source);
            case Cost.SpendItsBuff b -> true;
            case Cost.SpendMyBuff b -> t.piece(source).counter(Flag.BUFF) > 0;
            case Cost.Discard d -> handWithout(t, seat, source) >= d.n();
            case Cost.RecycleFromTrash r -> t.size(t.trash(seat)) >= r.n();
            case Cost.SpendBuff s -> Filters.exists(t, BUFFED_UNIT, scope(t, seat, source));
            case Cost.Kill k -> Filters.exists(t, k.filter(), scope(t, seat, source));
            case Cost.KillAny k -> true;
            case Cost.Exhaust e -> Filters.exists(t, ready(e.filter()), scope(t, seat, source));
            case Cost.ReturnToHand r -> Filters.exists(t, r.filter(), scope(t, seat, source));
            case Cost.RecycleRune r -> Filters.exists(t, RUNE, scope(t, seat, source));
            case Cost.SpendXp x -> t.players().xp(seat) >= x.n();
            case Cost.Burn b -> t.size(t.deck(seat)) >= b.n();
        };
    }

    /** 106.5.d: a legend cannot be given up. */
    private static boolean mayLeave(RiftTable t, int source) {
        return !t.def(source).type().isFixed();
    }

    private static int handWithout(RiftTable t, int seat, int source) {
        return t.size(t.hand(seat)) - (t.piece(source).zone() == t.hand(seat) ? 1 : 0);
    }

    /** 401.4: only what is ready can be exhausted as a cost. */
    private static Filter ready(Filter filter) {
        return filter.with(Filter.Trait.Is.READY);
    }

    private static Scope scope(RiftTable t, int seat, int source) {
        return new Scope(source, seat, Scope.hereOf(t, source));
    }

    /** How many objects a cost asks its payer to pick; 0 if it is paid without a question. */
    public static int picks(Cost cost) {
        return switch (cost) {
            case Cost.Discard d -> d.n();
            case Cost.RecycleFromTrash r -> r.n();
            case Cost.SpendBuff s -> 1;
            case Cost.Kill k -> 1;
            case Cost.Exhaust e -> 1;
            case Cost.ReturnToHand r -> 1;
            case Cost.RecycleRune r -> 1;
            default -> 0;
        };
    }

    /**
     * Offers what a cost may be paid with. What would make a choice illegal is offered only if there is nothing else (354.3): keep is a
     * battlefield that must stay controlled, or NONE, chosen are the targets that must stay where they are.
     */
    public static void offer(RiftTable t, Prompt prompt, int seat, int source, Cost cost, int keep, Targets chosen) {
        offerWithout(t, prompt, seat, source, cost, keep, chosen);
        if (prompt.size() == 0) {
            offerWithout(t, prompt, seat, source, cost, Table.NONE, Targets.NONE);
        }
    }

    private static void offerWithout(RiftTable t, Prompt prompt, int seat, int source, Cost cost, int keep,
            Targets chosen) {
        Scope scope = scope(t, seat, source);
        switch (cost) {
            case Cost.Discard d -> offerZone(t, prompt, t.hand(seat), Targets.NONE);
            case Cost.RecycleFromTrash r -> offerZone(t, prompt, t.trash(seat), chosen);
            case Cost.SpendBuff s -> offerFilter(t, prompt, BUFFED_UNIT, scope, Table.NONE, Targets.NONE);
            case Cost.Kill k -> offerFilter(t, prompt, k.filter(), scope, keep, chosen);
            case Cost.Exhaust e -> offerFilter(t, prompt, ready(e.filter()), scope, Table.NONE, Targets.NONE);
            case Cost.ReturnToHand r -> offerFilter(t, prompt, r.filter(), scope, keep, chosen);
            case Cost.RecycleRune r -> offerFilter(t, prompt, RUNE, scope, Table.NONE, chosen);
            default -> throw new IllegalStateException("nothing to pick for " + cost);
        }
    }

    /** How many objects could be given up for a card that asks for any number. */
    public static int victims(RiftTable t, int seat, int card) {
        for (Ability.AdditionalCost a : t.def(card).additionalCosts()) {
            if (a.optional() && a.costs().getFirst() instanceof Cost.KillAny any) {
                return Filters.count(t, any.filter(), new Scope(card, seat, Table.NONE));
            }
        }
        return 0;
    }

    /** 354.3: what else may be given up for a card; a unit keeps somebody where it is to be played. */
    public static void offerVictims(RiftTable t, Prompt prompt, ChainItem item, Filter filter, Targets given) {
        Scope scope = new Scope(item.card(), item.controller(), Table.NONE);
        int keep = t.battlefieldOf(item.place()) == Table.NONE ? Table.NONE : item.place();
        int there = 0;
        for (int i = 0; keep != Table.NONE && i < t.size(keep); i++) {
            int c = t.cardAt(keep, i);
            there += t.def(c).isUnit() && t.controller(c) == item.controller() && !given.has(0, c) ? 1 : 0;
        }
        for (int c = Filters.next(t, filter, scope, 0); c != Table.NONE; c = Filters.next(t, filter, scope, c + 1)) {
            if (!given.has(0, c) && (t.piece(c).zone() != keep || there > 1)) {
                prompt.add(Choice.PICK, c);
            }
        }
    }

    private static void offerZone(RiftTable t, Prompt prompt, int zone, Targets chosen) {
        for (int i = 0; i < t.size(zone); i++) {
            if (!chosen.includes(t.cardAt(zone, i))) {
                prompt.add(Choice.PICK, t.cardAt(zone, i));
            }
        }
    }

    private static void offerFilter(RiftTable t, Prompt prompt, Filter filter, Scope scope, int keep, Targets chosen) {
        for (int c = Filters.next(t, filter, scope, 0); c != Table.NONE; c = Filters.next(t, filter, scope, c + 1)) {
            if (!chosen.includes(c) && (keep == Table.NONE || !losesBattlefield(t, scope.controller(), c, keep))) {
                prompt.add(Choice.PICK, c);
            }
        }
    }

    /** 352.16, 354.3: whether the costs that take objects away can be paid with objects that were not chosen as targets. */
    static boolean sparesTargets(RiftTable t, int seat, int source, List<Cost> costs, Targets chosen) {
        for (int i = 0; i < costs.size(); i++) {
            boolean spares = switch (costs.get(i)) {
                case Cost.KillMe k -> !chosen.includes(source);
                case Cost.RecycleMe r -> !chosen.includes(source);
                case Cost.BanishMe b -> !chosen.includes(source);
                case Cost.Kill k -> spares(t, k.filter(), scope(t, seat, source), chosen);
                case Cost.ReturnToHand r -> spares(t, r.filter(), scope(t, seat, source), chosen);
                case Cost.RecycleRune r -> spares(t, RUNE, scope(t, seat, source), chosen);
                case Cost.RecycleFromTrash r -> t.size(t.trash(seat)) - chosenIn(t, t.trash(seat), chosen) >= r.n();
                default -> true;
            };
            if (!spares) {
                return false;
            }
        }
        return true;
    }

    /** Whether paying these takes objects from where they are, so that they could not be targets as well. */
    static boolean takesAway(List<Cost> costs) {
        for (int i = 0; i < costs.size(); i++) {
            Cost c = costs.get(i);
            if (!(c instanceof Cost.Pay || c instanceof Cost.ExhaustMe || c instanceof Cost.Exhaust
                    || c instanceof Cost.Discard || c instanceof Cost.SpendXp || c instanceof Cost.Burn)) {
                return true;
            }
        }
        return false;
    }

    private static boolean spares(RiftTable t, Filter filter, Scope scope, Targets chosen) {
        for (int c = Filters.next(t, filter, scope, 0); c != Table.NONE; c = Filters.next(t, filter, scope, c + 1)) {
            if (!chosen.includes(c)) {
                return true;
            }
        }
        return false;
    }

    private static int chosenIn(RiftTable t, int zone, Targets chosen) {
        int n = 0;
        for (int i = 0; i < t.size(zone); i++) {
            n += chosen.includes(t.cardAt(zone, i)) ? 1 : 0;
        }
        return n;
    }

    /** Whether without this unit a battlefield would be no place to play to: control of it is lost at once, or there is none (822.3 of 2026-07). */
    static boolean losesBattlefield(RiftTable t, int seat, int unit, int zone) {
        return t.piece(unit).zone() == zone && Filters.isAlone(t, unit) && t.controller(unit) == seat
                && (t.edition().controlIsLostAtOnce() || t.battlefields().controller(t.battlefieldOf(zone)) != seat);
    }

    /** 352.16: whether some unit could be given up without losing this battlefield. */
    public static boolean canKeep(RiftTable t, int seat, int source, Cost cost, int zone) {
        Filter filter =
                cost instanceof Cost.Kill k ? k.filter() : cost instanceof Cost.ReturnToHand r ? r.filter() : null;
        if (filter == null) {
            return true;
        }
        Scope scope = scope(t, seat, source);
        for (int c = Filters.next(t, filter, scope, 0); c != Table.NONE; c = Filters.next(t, filter, scope, c + 1)) {
            if (!losesBattlefield(t, seat, c, zone)) {
                return true;
            }
        }
        return false;
    }
}
