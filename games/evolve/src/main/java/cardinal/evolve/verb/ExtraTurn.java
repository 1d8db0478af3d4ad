package cardinal.evolve.verb;

import cardinal.evolve.ability.Verb;

/** 5.27: "take another turn after this one". */
public record ExtraTurn() implements Verb {
}
