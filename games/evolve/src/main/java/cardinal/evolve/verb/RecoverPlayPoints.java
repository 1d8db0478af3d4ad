package cardinal.evolve.verb;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Verb;

/** 5.14. */
public record RecoverPlayPoints(Amount n) implements Verb {
}
