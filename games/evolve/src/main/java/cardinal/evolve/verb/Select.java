package cardinal.evolve.verb;

import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/**
 * 10.6.2.3: "select up to 2 enemy followers on the field". A target, selected when the card or ability is played,
 * unless it lies in a non-public zone.
 */
public record Select(Selector.Count count, Filter filter) implements Verb {
}
