package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 4.2.3: "turn it facedown". */
public record TurnFace(Selector what, boolean faceup) implements Verb {
}
