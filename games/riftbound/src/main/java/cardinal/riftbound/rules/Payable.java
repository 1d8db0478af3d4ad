package cardinal.riftbound.rules;

import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 353.6: non-standard costs: whether they can be paid, and with what. */
public final class Payable {
    private static final Filter BUFFED_UNIT = Filter.of(Filter.Kind.UNIT).side(Filter.Side.YOU_CONTROL).with(Filter.Trait.Is.BUFFED);
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
        return true;
    }

    private static boolean one(RiftTable t, int seat, int source, Cost cost) {
        return switch (cost) {
            case Cost.Pay p -> true;
            case Cost.ExhaustMe e -> !t.is(source, Flag.EXHAUSTED);
            case Cost.KillMe k -> t.onBoard(source);
            case Cost.RecycleMe r -> true;
            case Cost.BanishMe b -> true;
            case Cost.SpendItsBuff b -> true;
            case Cost.SpendMyBuff b -> t.piece(source).counter(Flag.BUFF) > 0;
            case Cost.Discard d -> handWithout(t, seat, source) >= d.n();
            case Cost.RecycleFromTrash r -> t.size(t.trash(seat)) >= r.n();
            case Cost.SpendBuff s -> Filters.exists(t, BUFFED_UNIT, scope(t, seat, source));
            case Cost.Kill k -> Filters.exists(t, k.filter(), scope(t, seat, source));
            case Cost.Exhaust e -> Filters.exists(t, ready(e.filter()), scope(t, seat, source));
            case Cost.ReturnToHand r -> Filters.exists(t, r.filter(), scope(t, seat, source));
            case Cost.RecycleRune r -> Filters.exists(t, RUNE, scope(t, seat, source));
        };
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

    /** Offers what a cost may be paid with. keep: a battlefield that must stay controlled (354.3), or NONE. */
    public static void offer(RiftTable t, Prompt prompt, int seat, int source, Cost cost, int keep) {
        switch (cost) {
            case Cost.Discard d -> offerZone(t, prompt, t.hand(seat));
            case Cost.RecycleFromTrash r -> offerZone(t, prompt, t.trash(seat));
            case Cost.SpendBuff s -> offerFilter(t, prompt, BUFFED_UNIT, scope(t, seat, source), Table.NONE);
            case Cost.Kill k -> offerFilter(t, prompt, k.filter(), scope(t, seat, source), keep);
            case Cost.Exhaust e -> offerFilter(t, prompt, ready(e.filter()), scope(t, seat, source), Table.NONE);
            case Cost.ReturnToHand r -> offerFilter(t, prompt, r.filter(), scope(t, seat, source), keep);
            case Cost.RecycleRune r -> offerFilter(t, prompt, RUNE, scope(t, seat, source), Table.NONE);
            default -> throw new IllegalStateException("nothing to pick for " + cost);
        }
    }

    private static void offerZone(RiftTable t, Prompt prompt, int zone) {
        for (int i = 0; i < t.size(zone); i++) {
            prompt.add(Choice.PICK, t.cardAt(zone, i));
        }
    }

    /** 354.3: what would make the chosen location illegal is offered only if there is nothing else. */
    private static void offerFilter(RiftTable t, Prompt prompt, Filter filter, Scope scope, int keep) {
        for (int c = Filters.next(t, filter, scope, 0); c != Table.NONE; c = Filters.next(t, filter, scope, c + 1)) {
            if (keep == Table.NONE || !losesBattlefield(t, scope.controller(), c, keep)) {
                prompt.add(Choice.PICK, c);
            }
        }
        if (prompt.size() == 0 && keep != Table.NONE) {
            offerFilter(t, prompt, filter, scope, Table.NONE);
        }
    }

    /** Whether this player would have no unit left at a battlefield without this one. */
    public static boolean losesBattlefield(RiftTable t, int seat, int unit, int zone) {
        return t.piece(unit).zone() == zone && Filters.isAlone(t, unit) && t.controller(unit) == seat;
    }

    /** 352.16: whether some unit could be given up without losing this battlefield. */
    public static boolean canKeep(RiftTable t, int seat, int source, Cost cost, int zone) {
        Filter filter = cost instanceof Cost.Kill k ? k.filter() : cost instanceof Cost.ReturnToHand r ? r.filter() : null;
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
