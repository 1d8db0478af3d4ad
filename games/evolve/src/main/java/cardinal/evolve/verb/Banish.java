package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 5.6; facedown: "banish it facedown" (4.10.2). */
public record Banish(Selector what, boolean facedown) implements Verb {
}
