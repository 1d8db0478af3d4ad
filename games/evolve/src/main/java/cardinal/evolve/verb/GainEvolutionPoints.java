package cardinal.evolve.verb;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Verb;

/** 3.2.5: "gain 1 evolution point". */
public record GainEvolutionPoints(Amount n) implements Verb {
}
