package cardinal.evolve.verb;

import cardinal.evolve.ability.Verb;

/** 5.19: "roll a die"; conditions refer to the result. */
public record RollDie() implements Verb {
}
