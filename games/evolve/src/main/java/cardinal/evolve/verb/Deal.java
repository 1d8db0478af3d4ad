package cardinal.evolve.verb;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import java.util.List;

/** 5.13: "deal it 3 damage", "deal 6 damage to it and 2 damage to its leader"; all portions at once. */
public record Deal(List<Portion> portions) implements Verb {
    /** Damage for one recipient or group. */
    public record Portion(Amount amount, Selector to) {
    }
}
