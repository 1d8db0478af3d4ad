package cardinal.evolve.verb;

import cardinal.evolve.ability.Verb;

/** 5.22: "you lose the game". */
public record LoseGame() implements Verb {
}
