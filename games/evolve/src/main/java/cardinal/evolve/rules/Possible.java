package cardinal.evolve.rules;

import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.Attempt;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Scope;

/** 1.3.2: whether something that a player may do can be done at all; what everybody can see that it cannot is not offered. */
public final class Possible {
    private Possible() {
    }

    /** Whether any part of it can be done, as far as all players know. */
    public static boolean isAny(EvolveTable t, Attempt what, Scope scope) {
        boolean can = what.always();
        for (int i = 0; i < what.parts().size() && !can; i++) {
            can = canDo(t, what.parts().get(i), scope);
        }
        return can;
    }

    /** 10.4.5 is about costs: an effect may lower a leader's defense as far as it goes. */
    private static boolean canDo(EvolveTable t, Attempt.Part part, Scope scope) {
        Verb verb = part.verb();
        if (verb instanceof PayableVerb own && !verb.canBeOfLeaders() && !own.canBePaid(t, scope)) {
            return false;
        }
        for (int i = 0; i < part.picked().size(); i++) {
            if (!isAnyThere(t, part.picked().get(i), scope)) {
                return false;
            }
        }
        return true;
    }

    /** 4.1.2.2: of cards that not everybody sees only how many there are is known. */
    private static boolean isAnyThere(EvolveTable t, Filter filter, Scope scope) {
        boolean open = true;
        for (int i = 0; i < filter.places().size(); i++) {
            open &= filter.places().get(i).isPublic();
        }
        if (open) {
            return Filters.next(t, filter, scope, 0) != EvolveTable.NONE;
        }
        if (filter.places().contains(Filter.Place.AMONG_THEM) || filter.places().contains(Filter.Place.OF_THEM)) {
            return true;
        }
        for (long z = Filters.zones(filter, scope.you()); z != 0; z &= z - 1) {
            int zone = Long.numberOfTrailingZeros(z);
            if (t.size(zone) > (scope.gone() != EvolveTable.NONE && t.piece(scope.gone()).zone() == zone ? 1 : 0)
                    && Zone.at(zone) != Zone.LEADER) {
                return true;
            }
        }
        return false;
    }
}
