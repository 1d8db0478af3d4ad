package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * E.4.1.1: the units of all costs, each of which needs a card of its own. A card can serve one unit in each layer: what was
 * committed or revealed can still be moved.
 */
final class PaymentUnits {
    static final int MOVED = 0;
    static final int COMMITTED = 1;
    static final int REVEALED = 2;
    private static final int LAYERS = 3;

    private final UfsTable t;
    private final List<Unit> units = new ArrayList<>();

    PaymentUnits(UfsTable t) {
        this.t = t;
    }

    /** One more card out of these. */
    void add(List<Ref> from, int layer) {
        units.add(new Unit(from, layer));
    }

    int size() {
        return units.size();
    }

    void removeLast() {
        units.removeLast();
    }

    /** One card that has to be found; units of different layers may find the same one. Spent momentum is moved. */
    private record Unit(List<Ref> from, int layer) {
        private int layerOf(UfsTable t, int card) {
            return layer == COMMITTED && t.place(card) == Places.MOMENTUM ? MOVED : layer;
        }
    }

    /** Whether each unit can have a card of its own. */
    boolean match() {
        if (units.isEmpty()) {
            return true;
        }
        if (isPlenty()) {
            return true;
        }
        if (isShort()) {
            return false;
        }
        int[] found = new int[t.pieceCount() * LAYERS];
        int[] seen = new int[t.pieceCount() * LAYERS];
        for (int unit = 1; unit <= units.size(); unit++) {
            if (!find(unit, unit, found, seen)) {
                return false;
            }
        }
        return true;
    }

    /** Whether units can be served one after the other, those with the least choice first, and none ever lacks a card. */
    private boolean isPlenty() {
        for (int served = 0; served < units.size(); served++) {
            int poor = 0;
            for (int i = 0; i < units.size(); i++) {
                poor += units.get(i).from().size() <= served ? 1 : 0;
            }
            if (poor > served) {
                return false;
            }
        }
        return true;
    }

    /** Whether more units than cards draw on one list. */
    private boolean isShort() {
        for (int i = 0; i < units.size(); i++) {
            Unit one = units.get(i);
            int same = 0;
            for (int j = 0; j < units.size(); j++) {
                same += units.get(j).from() == one.from() && units.get(j).layer() == one.layer() ? 1 : 0;
            }
            if (same > one.from().size()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Finds a card for a unit, moving others to another card where that helps.
     *
     * @param found  the unit each card is for in each layer, counted from 1
     * @param seen  the round in which each card was last looked at
     */
    private boolean find(int unit, int round, int[] found, int[] seen) {
        Unit wanted = units.get(unit - 1);
        for (int i = 0; i < wanted.from().size(); i++) {
            int card = wanted.from().get(i).card() * LAYERS + wanted.layerOf(t, wanted.from().get(i).card());
            if (seen[card] != round) {
                seen[card] = round;
                if (found[card] == 0 || find(found[card], round, found, seen)) {
                    found[card] = unit;
                    return true;
                }
            }
        }
        return false;
    }
}
