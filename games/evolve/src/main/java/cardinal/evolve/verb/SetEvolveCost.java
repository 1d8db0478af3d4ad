package cardinal.evolve.verb;

import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** "change this card's [evolve] cost to 0". */
public record SetEvolveCost(Selector who, int cost, Duration duration) implements Verb {
}
