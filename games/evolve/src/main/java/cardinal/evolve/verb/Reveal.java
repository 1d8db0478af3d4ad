package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 5.20: "reveal it", "reveal your hand". */
public record Reveal(Selector what) implements Verb {
}
