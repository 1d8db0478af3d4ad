package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** "play it for 0 play points" (10.6). */
public record PlayIt(Selector what, int cost) implements Verb {
}
