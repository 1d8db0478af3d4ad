package cardinal.evolve.program;

import cardinal.cards.Records;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import org.jspecify.annotations.Nullable;

/** 10.3.4: abilities that are valid elsewhere than on the field. */
public final class Validity {
    private Validity() {
    }

    /** 10.3.4: an ability that acts on its card in another zone is valid there. */
    public static @Nullable Zone zoneOf(Ability ability, Condition condition) {
        Zone[] found = {zoneOf(condition)};
        Records.any(ability, Gift.Quoted.class::isInstance, part -> {
            if (part instanceof Selector.ThisFrom from && found[0] == null) {
                found[0] = from.place().zone();
            } else if (part instanceof Condition.ThisIsIn in && found[0] == null) {
                found[0] = in.place().zone();
            }
            return false;
        });
        return found[0];
    }

    /** 10.3.4: the zone a condition says the ability is valid in; null for the field. */
    static @Nullable Zone zoneOf(Condition c) {
        return switch (c) {
            case Condition.ThisIsIn i -> i.place().zone();
            case Condition.All a -> {
                for (Condition part : a.parts()) {
                    Zone z = zoneOf(part);
                    if (z != null) {
                        yield z;
                    }
                }
                yield null;
            }
            default -> null;
        };
    }
}
