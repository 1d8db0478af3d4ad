package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** "return it to its owner's hand". */
public record ReturnToHand(Selector what) implements Verb {
}
