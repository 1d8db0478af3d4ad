package cardinal.evolve.rules;

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

/** 10.4.2.1, 10.4.2.2: whether several parts of a cost that take cards can be paid one after the other, each with what is there then. */
public final class PayableTogether {
    /** So many cards of a description go to a zone of their owners. */
    private record Part(Filter filter, int least, Verb verb) {
        Zone to() {
            return verb.takenTo();
        }
    }

    private final EvolveTable t;
    private final Scope scope;
    private final List<Part> parts;
    /** Where cards would be that were taken before. */
    private final Map<Integer, Integer> moved = new TreeMap<>();

    private PayableTogether(EvolveTable t, Scope scope, List<Part> parts) {
        this.t = t;
        this.scope = scope;
        this.parts = parts;
    }

    static boolean isOne(Cost cost) {
        return cost instanceof Cost.Process p && p.verb().taken() instanceof Selector.Pick;
    }

    /** taken: cards that the first of the parts has taken so far. */
    public static boolean possible(EvolveTable t, List<Cost> costs, Scope scope, List<Integer> taken) {
        List<Part> parts = new ArrayList<>();
        for (Cost c : costs) {
            if (c instanceof Cost.Process p && p.verb().taken() instanceof Selector.Pick pick) {
                parts.add(new Part(pick.filter(), Targeting.least(t, pick.count(), scope), p.verb()));
            }
        }
        if (parts.isEmpty()) {
            return true;
        }
        PayableTogether takings = new PayableTogether(t, scope, parts);
        for (int card : taken) {
            takings.move(card, parts.getFirst().to());
        }
        return takings.from(0, parts.getFirst().least() - taken.size());
    }

    private void move(int card, Zone to) {
        moved.put(card, (t.isToken(card) ? Zone.NOWHERE : to).of(t.piece(card).owner()));
    }

    private int zoneOf(int card) {
        Integer zone = moved.get(card);
        return zone == null ? t.piece(card).zone() : zone;
    }

    /** Cards that can do the same for all parts are tried once. */
    private boolean from(int i, int need) {
        if (need <= 0) {
            return i + 1 == parts.size() || from(i + 1, parts.get(i + 1).least());
        }
        Set<Long> tried = new HashSet<>();
        for (int card = 0; card < t.pieceCount(); card++) {
            if (fits(i, card, zoneOf(card)) && tried.add(uses(i, card))) {
                Integer before = moved.get(card);
                move(card, parts.get(i).to());
                boolean possible = from(i, need - 1);
                if (before == null) {
                    moved.remove(card);
                } else {
                    moved.put(card, before);
                }
                if (possible) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean fits(int i, int card, int zone) {
        Filter filter = parts.get(i).filter();
        return (Filters.zones(filter, scope.you()) >> zone & 1) != 0 && card != scope.gone()
                && Filters.isOneOf(t, filter, scope, card) && Payable.mayTake(t, parts.get(i).verb(), card);
    }

    private long uses(int i, int card) {
        long uses = 0;
        int there = (t.isToken(card) ? Zone.NOWHERE : parts.get(i).to()).of(t.piece(card).owner());
        for (int j = i; j < parts.size(); j++) {
            uses = uses << 2 | (fits(j, card, zoneOf(card)) ? 1 : 0) | (fits(j, card, there) ? 2 : 0);
        }
        return uses;
    }
}
