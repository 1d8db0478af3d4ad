package cardinal.evolve.rules;

import cardinal.evolve.ability.Compare;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Scope;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** 10.4.2.1, 10.4.2.2: whether several parts of a cost that take cards can be paid one after the other, each with what is there then. */
public final class PayableTogether {
    /**
     * So many cards of a description, or so much in cost, are engaged, or go to a zone of their owners.
     *
     * @param verb  what moves them; null: they are engaged
     */
    private record Part(Filter filter, int least, int total, @Nullable Verb verb) {
        static Part of(EvolveTable t, Selector.Pick pick, Scope scope, @Nullable Verb verb) {
            Filter.Trait.TotalCost total = Filters.total(pick.filter());
            return new Part(pick.filter(), Targeting.least(t, pick.count(), scope),
                    total != null && total.compare() == Compare.AT_LEAST ? total.n() : 0, verb);
        }
    }

    private final EvolveTable t;
    private final Scope scope;
    private final List<Part> parts;
    /** Where cards would be that were taken before. */
    private final Map<Integer, Integer> moved = new TreeMap<>();
    /** What would be engaged. */
    private final Set<Integer> engaged = new TreeSet<>();

    private PayableTogether(EvolveTable t, Scope scope, List<Part> parts) {
        this.t = t;
        this.scope = scope;
        this.parts = parts;
    }

    static boolean isProcess(Cost cost) {
        return cost instanceof Cost.Process p && p.verb().taken() instanceof Selector.Pick;
    }

    static boolean isOne(Cost cost) {
        return isProcess(cost)
                || cost instanceof Cost.Engage e && e.what() instanceof Selector.Pick || cost instanceof Cost.Lesson;
    }

    private static @Nullable Part part(EvolveTable t, Cost cost, Scope scope) {
        return switch (cost) {
            case Cost.Process p when p.verb().taken() instanceof Selector.Pick pick ->
                    Part.of(t, pick, scope, p.verb());
            case Cost.Engage e when e.what() instanceof Selector.Pick pick -> Part.of(t, pick, scope, null);
            case Cost.Lesson l -> {
                Verb verb = Payable.verbOf(t.pool().payment(l));
                yield verb.taken() instanceof Selector.Pick pick ? Part.of(t, pick, scope, verb) : null;
            }
            default -> null;
        };
    }

    /** taken: cards that the first of the costs has taken so far. */
    public static boolean possible(EvolveTable t, List<Cost> costs, Scope scope, List<Integer> taken) {
        List<Part> parts = new ArrayList<>();
        boolean engagesThis = false;
        for (Cost c : costs) {
            Part part = part(t, c, scope);
            if (part != null) {
                parts.add(part);
            }
            engagesThis |= c instanceof Cost.Engage e && e.what() instanceof Selector.This;
        }
        if (parts.isEmpty()) {
            return true;
        }
        PayableTogether takings = new PayableTogether(t, scope, parts);
        if (engagesThis) {
            takings.engaged.add(scope.source());
        }
        Part first = parts.getFirst();
        if (taken.isEmpty() || !isOne(costs.getFirst())) {
            return takings.from(0, first.least(), first.total());
        }
        int total = 0;
        for (int card : taken) {
            takings.take(card, first);
            total += t.def(card).cost();
        }
        return takings.from(0, first.least() - taken.size(), first.total() - total);
    }

    private void take(int card, Part part) {
        if (part.verb() == null) {
            engaged.add(card);
        } else {
            moved.put(card, goesTo(card, part.verb()));
        }
    }

    private int goesTo(int card, Verb verb) {
        return (t.isToken(card) ? Zone.NOWHERE : verb.takenTo()).of(t.piece(card).owner());
    }

    private int zoneOf(int card) {
        Integer zone = moved.get(card);
        return zone == null ? t.piece(card).zone() : zone;
    }

    /** Cards that can do the same for all parts are tried once. */
    private boolean from(int i, int need, int total) {
        if (need <= 0 && total <= 0) {
            return i + 1 == parts.size() || from(i + 1, parts.get(i + 1).least(), parts.get(i + 1).total());
        }
        if (need <= 0 && i + 1 == parts.size()) {
            return costOfAll(i) >= total;
        }
        Set<Long> tried = new HashSet<>();
        Part part = parts.get(i);
        for (int card = 0; card < t.pieceCount(); card++) {
            if (fits(i, card, zoneOf(card), engaged.contains(card)) && tried.add(uses(i, card))) {
                Integer before = moved.get(card);
                boolean wasEngaged = engaged.contains(card);
                take(card, part);
                boolean possible = from(i, need - 1, total - (total > 0 ? t.def(card).cost() : 0));
                if (before == null) {
                    moved.remove(card);
                } else {
                    moved.put(card, before);
                }
                if (!wasEngaged) {
                    engaged.remove(card);
                }
                if (possible) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What the cards that are left for a part cost together. */
    private int costOfAll(int i) {
        int sum = 0;
        for (int card = 0; card < t.pieceCount(); card++) {
            sum += fits(i, card, zoneOf(card), engaged.contains(card)) ? t.def(card).cost() : 0;
        }
        return sum;
    }

    /** turned: whether it would be engaged already. */
    private boolean fits(int i, int card, int zone, boolean turned) {
        Part part = parts.get(i);
        Verb verb = part.verb();
        return (Filters.zones(part.filter(), scope.you()) >> zone & 1) != 0 && card != scope.gone()
                && Filters.isOneOf(t, part.filter(), scope, card)
                && (verb == null ? !turned && !t.isEngaged(card) : Payable.mayTake(t, verb, card));
    }

    private long uses(int i, int card) {
        long uses = totals() ? t.def(card).cost() : 0;
        boolean turned = engaged.contains(card);
        Verb verb = parts.get(i).verb();
        int there = verb == null ? zoneOf(card) : goesTo(card, verb);
        for (int j = i; j < parts.size(); j++) {
            uses = uses << 2 | (fits(j, card, zoneOf(card), turned) ? 1 : 0)
                    | (fits(j, card, there, turned || verb == null) ? 2 : 0);
        }
        return uses;
    }

    private boolean totals() {
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).total() > 0) {
                return true;
            }
        }
        return false;
    }
}
