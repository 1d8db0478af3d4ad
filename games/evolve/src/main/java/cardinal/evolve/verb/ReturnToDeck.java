package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** "return them to your deck and shuffle it": to their owner's deck (4.1.6), which is then shuffled (5.8). */
public record ReturnToDeck(Selector what) implements Verb {
}
