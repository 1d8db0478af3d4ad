package cardinal.riftbound.card;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.verb.Add;
import java.util.List;

/** 157: the two abilities every basic rune has. */
public final class BasicRune {
    /** The place of the ability that exhausts for Energy (157.2.a). */
    public static final int FOR_ENERGY = 0;
    /** The place of the ability that recycles for Power (157.2.b). */
    public static final int FOR_POWER = 1;

    private BasicRune() {
    }

    static List<CardDef.Actd> abilities(Domain domain) {
        Ability.Activated energy = new Ability.Activated(List.of(new Cost.ExhaustMe()), Ability.Timing.REACTION, false,
                new Add(Price.energy(1)));
        Ability.Activated power = new Ability.Activated(List.of(new Cost.RecycleMe()), Ability.Timing.REACTION, false,
                new Add(Price.power(domain, 1)));
        return List.of(new CardDef.Actd(energy, Programs.compile(energy.effect(), "rune", List.of(energy)), FOR_ENERGY),
                new CardDef.Actd(power, Programs.compile(power.effect(), "rune", List.of(power)), FOR_POWER));
    }

    /** The card itself, as every player has it, with its number in the base set, by which decks name it. */
    public static CardData card(Domain domain) {
        String number = switch (domain) {
            case FURY -> "OGN-007/298";
            case CALM -> "OGN-042/298";
            case MIND -> "OGN-089/298";
            case BODY -> "OGN-126/298";
            case CHAOS -> "OGN-166/298";
            case ORDER -> "OGN-214/298";
        };
        return new CardData(domain.title() + " Rune", number, CardType.RUNE, List.of(Supertype.BASIC), List.of(domain),
                -1,
                -1, -1, List.of(), "");
    }
}
