package cardinal.evolve.rules;

import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.Op;
import cardinal.evolve.program.Program;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Scope;
import cardinal.kernel.Table;
import java.util.List;

/** 10.4.2.2: whether a cost can be paid in full. */
public final class Payable {
    private Payable() {
    }

    /** All parts but play points; those that take cards with what the others leave them. */
    public static boolean parts(EvolveTable t, List<Cost> costs, Scope scope) {
        int takings = 0;
        int processes = 0;
        for (int i = 0; i < costs.size(); i++) {
            takings += PayableTogether.isOne(costs.get(i)) ? 1 : 0;
            processes += PayableTogether.isProcess(costs.get(i)) ? 1 : 0;
        }
        for (int i = 0; i < costs.size(); i++) {
            Cost c = costs.get(i);
            if (!(c instanceof Cost.Pay) && !(processes > 1 && PayableTogether.isProcess(c)) && !one(t, c, scope)) {
                return false;
            }
        }
        return takings < 2 && !(takings == 1 && engagesThis(costs))
                || PayableTogether.possible(t, costs, scope, List.of());
    }

    /** 10.4.6: what the icon engages is not reserved any more for another part. */
    private static boolean engagesThis(List<Cost> costs) {
        for (int i = 0; i < costs.size(); i++) {
            if (costs.get(i) instanceof Cost.Engage e && e.what() instanceof Selector.This) {
                return true;
            }
        }
        return false;
    }

    /** All parts, play points among them. */
    public static boolean all(EvolveTable t, List<Cost> costs, Scope scope) {
        return Costing.points(t, costs, scope) <= t.players().playPoints(scope.you()) && parts(t, costs, scope);
    }

    public static boolean one(EvolveTable t, Cost cost, Scope scope) {
        int you = scope.you();
        return switch (cost) {
            case Cost.Pay p -> Amounts.value(t, p.points(), scope) <= t.players().playPoints(you);
            case Cost.Engage e when e.what() instanceof Selector.Pick p && Filters.total(p.filter()) != null ->
                    PayableTogether.possible(t, List.of(e), scope, List.of());
            case Cost.Engage e -> canEngage(t, e.what(), scope);
            case Cost.Serve s -> canServe(t, scope.source(), you, s.times());
            case Cost.DrivePoint d -> t.onField(scope.source()) && !t.is(scope.source(), Flag.RIDDEN)
                    && EvolveDeck.drivePoint(t, you) != Table.NONE;
            case Cost.Lesson l -> process(t, verbOf(t.pool().payment(l)), scope);
            case Cost.EarthRite e -> stackToRemove(t, you, e.n(), 0) != Table.NONE;
            case Cost.Process p when p.verb().taken() instanceof Selector.Pick pick
                    && Filters.total(pick.filter()) != null ->
                    PayableTogether.possible(t, List.of(p), scope, List.of());
            case Cost.Process p -> process(t, p.verb(), scope);
        };
    }

    /** The deed that a part of a cost is paid by. */
    static Verb verbOf(Program payment) {
        return ((Op.Do) payment.op(0)).verb();
    }

    /** 10.4.6: the card is on the field and reserved; of those that are picked, enough in number and in cost. */
    public static boolean canEngage(EvolveTable t, Selector what, Scope scope) {
        return switch (what) {
            case Selector.This s -> t.onField(scope.source()) && !t.isEngaged(scope.source());
            case Selector.Pick p -> countReserved(t, p.filter(), scope) >= Targeting.least(t, p.count(), scope);
            default -> true;
        };
    }

    private static int countReserved(EvolveTable t, Filter filter, Scope scope) {
        int n = 0;
        for (int c = Filters.next(t, filter, scope, 0); c != Table.NONE; c = Filters.next(t, filter, scope, c + 1)) {
            n += t.isEngaged(c) ? 0 : 1;
        }
        return n;
    }

    /** 14.2.1.2.1: not while it is linked to a card in the race zone. */
    private static boolean canServe(EvolveTable t, int card, int seat, int times) {
        return t.onField(card) && !t.is(card, Flag.SERVED) && EvolveDeck.facedownCarrots(t, seat) >= times;
    }

    /** 13.3.3.2: an amulet with so many Stack counters, with a number of at least from. */
    public static int stackToRemove(EvolveTable t, int seat, int n, int from) {
        int best = Table.NONE;
        int zone = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (card >= from && (best == Table.NONE || card < best) && t.isAmulet(card) && t.has(card, Keyword.STACK)
                    && t.piece(card).counter(CardPool.STACK) >= n) {
                best = card;
            }
        }
        return best;
    }

    private static boolean process(EvolveTable t, Verb verb, Scope scope) {
        if (verb instanceof PayableVerb own) {
            return own.canBePaid(t, scope);
        }
        Selector taken = verb.taken();
        return taken == null || canTake(t, verb, taken, scope);
    }

    /** Whether as many cards as the cost says are there, can be taken so, and have room where they go. */
    private static boolean canTake(EvolveTable t, Verb verb, Selector what, Scope scope) {
        return switch (what) {
            case Selector.This s ->
                    isHere(t, s, scope) && mayTake(t, verb, scope.source()) && hasRoom(t, verb, scope, 1);
            case Selector.ThisFrom s -> isSame(t, scope) && t.zone(scope.source()) == s.place().zone();
            case Selector.Pick p -> {
                int least = Targeting.least(t, p.count(), scope);
                yield hasRoom(t, verb, scope, least) && areThere(t, verb, p.filter(), scope, least);
            }
            case Selector.Random p -> {
                int least = Targeting.least(t, p.count(), scope);
                yield hasRoom(t, verb, scope, least) && areThere(t, verb, p.filter(), scope, least);
            }
            case Selector.TopOfDeck d -> {
                int n = Amounts.value(t, d.n(), scope);
                yield t.size(Zone.DECK.of(scope.you())) >= n && hasRoom(t, verb, scope, n);
            }
            case Selector.Several s -> s.parts().stream().allMatch(part -> canTake(t, verb, part, scope));
            default -> true;
        };
    }

    /** 1.3.3: whether this card can be taken in this way: destroyed (5.5.1), or put onto a field (4.4.1). */
    public static boolean mayTake(EvolveTable t, Verb verb, int card) {
        return (!verb.destroys() || t.onField(card) && Facts.canBeDestroyed(t, card, true))
                && (verb.takenTo() != Zone.FIELD || t.def(card).type().staysOnField());
    }

    private static boolean areThere(EvolveTable t, Verb verb, Filter filter, Scope scope, int least) {
        if (!verb.destroys() && verb.takenTo() != Zone.FIELD) {
            return Filters.atLeast(t, filter, scope, least);
        }
        int n = 0;
        for (int c = Filters.next(t, filter, scope, 0); c != Table.NONE && n < least;
                c = Filters.next(t, filter, scope, c + 1)) {
            n += mayTake(t, verb, c) ? 1 : 0;
        }
        return n >= least;
    }

    /** 4.1.4: the card of the text is the one it was; 5.24.3.1: "this follower" only while it is one. */
    private static boolean isHere(EvolveTable t, Selector.This what, Scope scope) {
        int card = scope.source();
        return isSame(t, scope) && t.zone(card) != Zone.NOWHERE
                && (!t.onField(card) || Facts.isStill(t, what.kind(), card));
    }

    private static boolean isSame(EvolveTable t, Scope scope) {
        return scope.item() == null || t.isSame(scope.item().source());
    }

    /** 4.4.4.2, 4.8.3.2: what does not fit in is not moved, and then the cost was not paid. */
    private static boolean hasRoom(EvolveTable t, Verb verb, Scope scope, int n) {
        Zone to = verb.takenTo();
        return to != Zone.FIELD && to != Zone.EX || Limits.room(t, to.of(scope.you())) >= n;
    }

    /** Whether a cost could take a card off the payer's field, so that another one fits in (10.6.2.6). */
    static boolean couldClearField(Cost cost) {
        return cost instanceof Cost.Process p && p.verb().taken() instanceof Selector.Pick pick
                && (pick.filter().places().isEmpty() || pick.filter().places().contains(Filter.Place.YOUR_FIELD)
                        || pick.filter().places().contains(Filter.Place.FIELD));
    }
}
