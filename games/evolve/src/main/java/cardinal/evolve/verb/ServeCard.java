package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 14.2.1: "serve it". */
public record ServeCard(Selector what, int times) implements Verb {
}
