package cardinal.riftbound.compile;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.card.BasicRune;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.verb.Add;
import java.util.List;

/** 157: the two abilities every basic rune has. */
final class RuneAbilities {
    private RuneAbilities() {
    }

    static List<CardDef.Activated> of(Domain domain) {
        Ability.Activated energy = new Ability.Activated(List.of(new Cost.ExhaustMe()), Ability.Timing.REACTION, false,
                new Add(Price.energy(1)));
        Ability.Activated power = new Ability.Activated(List.of(new Cost.RecycleMe()), Ability.Timing.REACTION, false,
                new Add(Price.power(domain, 1)));
        return List.of(activated(energy, BasicRune.FOR_ENERGY), activated(power, BasicRune.FOR_POWER));
    }

    private static CardDef.Activated activated(Ability.Activated ability, int place) {
        return new CardDef.Activated(ability, Programs.compile(ability.effect(), "rune", List.of(ability)), place);
    }
}
