package cardinal.evolve.verb;

import cardinal.evolve.ability.Verb;

/** 13.3.2.2: "transfer all this card's Stack counters to that card". */
public record TransferStack() implements Verb {
}
