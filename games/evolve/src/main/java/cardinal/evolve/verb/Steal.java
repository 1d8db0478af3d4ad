package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 5.21. */
public record Steal(Selector what) implements Verb {
}
