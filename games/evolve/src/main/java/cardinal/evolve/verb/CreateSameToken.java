package cardinal.evolve.verb;

import cardinal.evolve.ability.Verb;

/** "put a token of the same name into your EX area": as the token selected before. */
public record CreateSameToken() implements Verb {
}
