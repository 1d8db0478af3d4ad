package cardinal.evolve.verb;

import cardinal.evolve.ability.Verb;

/** 5.8: "shuffle your deck". */
public record Shuffle() implements Verb {
}
