package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** "add it to your hand", "reveal it and add it to your hand". */
public record AddToHand(Selector what, boolean reveal) implements Verb {
}
