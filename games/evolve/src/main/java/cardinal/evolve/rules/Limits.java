package cardinal.evolve.rules;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Stated;

/** 4.4.4, 4.7.3, 4.8.3: how many cards a zone holds: what is stated, or the usual number. */
public final class Limits {
    private Limits() {
    }

    /** 4.4.4.1. */
    public static int field(EvolveTable t, int seat) {
        return of(t, seat, Filter.Place.YOUR_FIELD, 5);
    }

    /** 4.7.3.1. */
    public static int hand(EvolveTable t, int seat) {
        return of(t, seat, Filter.Place.YOUR_HAND, 7);
    }

    /** 4.8.3.1. */
    public static int exArea(EvolveTable t, int seat) {
        return of(t, seat, Filter.Place.YOUR_EX_AREA, 5);
    }

    /** 4.4.4.2, 4.8.3.2: how many cards still fit in. */
    public static int room(EvolveTable t, int zone) {
        int seat = t.spec(zone).seat();
        return switch (Zone.at(zone)) {
            case FIELD -> field(t, seat) - t.size(zone);
            case EX -> exArea(t, seat) - t.size(zone);
            default -> Integer.MAX_VALUE;
        };
    }

    private static int of(EvolveTable t, int seat, Filter.Place place, int usual) {
        int limit = usual;
        for (Stated<Fact.Limit> s : Facts.all(t, FactKind.LIMIT)) {
            if (s.scope().you() == seat && s.fact().place() == place) {
                limit = s.fact().n();
            }
        }
        return limit;
    }
}
