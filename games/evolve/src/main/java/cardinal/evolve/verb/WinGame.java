package cardinal.evolve.verb;

import cardinal.evolve.ability.Verb;

/** 5.22: "you win the game". */
public record WinGame() implements Verb {
}
