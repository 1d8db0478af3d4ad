package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 5.5. */
public record Destroy(Selector what) implements Verb {
}
