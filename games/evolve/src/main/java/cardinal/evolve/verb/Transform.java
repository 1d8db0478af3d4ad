package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 5.16: "transform them into Thorn tokens". */
public record Transform(Selector what, String token) implements Verb {
}
