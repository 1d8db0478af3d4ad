package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 5.12: "swap it for a follower from your hand". */
public record Swap(Selector one, Selector other) implements Verb {
}
