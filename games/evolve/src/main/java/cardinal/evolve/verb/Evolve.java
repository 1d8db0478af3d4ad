package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 5.15. */
public record Evolve(Selector what) implements Verb {
}
