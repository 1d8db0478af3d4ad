package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 5.3.1. */
public record Refresh(Selector what) implements Verb {
}
