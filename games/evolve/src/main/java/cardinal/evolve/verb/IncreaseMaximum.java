package cardinal.evolve.verb;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Verb;

/** "increase your maximum play points by 1" (3.2.4.1). */
public record IncreaseMaximum(Amount n) implements Verb {
}
