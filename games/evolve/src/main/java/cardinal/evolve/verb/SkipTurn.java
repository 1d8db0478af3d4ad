package cardinal.evolve.verb;

import cardinal.evolve.ability.Verb;

/** 5.25: "skip your next turn". */
public record SkipTurn() implements Verb {
}
