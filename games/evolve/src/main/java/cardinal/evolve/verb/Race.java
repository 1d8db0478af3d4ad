package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 14.2.3: "race this follower 2 times". */
public record Race(Selector what, int times) implements Verb {
}
