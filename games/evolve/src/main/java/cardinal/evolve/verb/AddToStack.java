package cardinal.evolve.verb;

import cardinal.evolve.ability.Verb;

/** 13.3.2.4: "add 1 to a Stack on your field". */
public record AddToStack(int n) implements Verb {
}
