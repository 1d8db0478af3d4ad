package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 5.11: "discard a card", "discard your hand", "discard a random card". */
public record Discard(Selector what) implements Verb {
}
