package cardinal.evolve.program;

import cardinal.cards.Records;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * 10.1.1.3: one passive ability of a card.
 *
 * @param stated  the kinds of statement it makes in whatever condition, see {@link FactKind}
 * @param kinds  what it is listed for, see {@link Kind}
 * @param zone  where it is valid if not on the field (10.3.4)
 */
public record Passive(Ability.Passive ability, long stated, long kinds, @Nullable Zone zone) {
    public Passive(Ability.Passive ability) {
        this(ability, FactKind.statedBy(ability), kinds(ability), Validity.zoneOf(ability.condition()));
    }

    /** 14.5.2.1.3 of version 1.24.1: valid in the zone where cards of its type are, unless it says otherwise. */
    public Passive(Ability.Passive ability, Zone home) {
        this(ability, FactKind.statedBy(ability), kinds(ability),
                Objects.requireNonNullElse(Validity.zoneOf(ability.condition()), home));
    }

    /** 10.3.4, 10.3.5: whether it is valid in a zone. */
    public boolean isValidIn(Zone in) {
        return zone == null ? in == Zone.FIELD || in == Zone.LEADER : in == zone;
    }

    private static long kinds(Ability.Passive p) {
        boolean alters = altersValues(p.fact()) || p.instead().stream().anyMatch(t -> altersValues(t.fact()));
        return Kind.PASSIVE.bit() | (alters ? Kind.STATIC.bit() : 0);
    }

    /** 10.9: whether a fact changes the information of cards. */
    public static boolean altersValues(Fact fact) {
        return switch (fact) {
            case Fact.Has h -> true;
            case Fact.Loses l -> true;
            case Fact.LosesAll l -> true;
            case Fact.AlsoNamed n -> true;
            case Fact.All all -> all.parts().stream().anyMatch(Passive::altersValues);
            default -> false;
        };
    }

    /** Whether a fact gives cards abilities that are not keywords. */
    public static boolean givesAbilities(Fact fact) {
        return switch (fact) {
            case Fact.Has h -> h.gifts().stream().anyMatch(Gift.Quoted.class::isInstance);
            case Fact.All all -> all.parts().stream().anyMatch(Passive::givesAbilities);
            default -> false;
        };
    }

    /** 10.9: the kinds of zones other than the field in which it alters cards, a bit each. */
    int reach() {
        int[] kinds = {zone == null ? 0 : zone.kindBit()};
        Records.visit(ability, part -> {
            if (part instanceof Fact fact && altersValues(fact)) {
                Records.visit(fact, inner -> kinds[0] |= reach(inner));
            }
        });
        return kinds[0];
    }

    private static int reach(Object part) {
        return switch (part) {
            case Selector.Each each -> reach(each.filter());
            case Selector.YourLeader _,Selector.LeaderOf _ -> Zone.LEADER.kindBit();
            default -> 0;
        };
    }

    private static int reach(Filter filter) {
        int kinds = 0;
        for (Filter.Place place : filter.places()) {
            kinds |= place.zone().kindBit();
        }
        return kinds;
    }

    boolean givesAbilities() {
        return givesAbilities(ability.fact())
                || ability.instead().stream().anyMatch(t -> givesAbilities(t.fact()));
    }
}
