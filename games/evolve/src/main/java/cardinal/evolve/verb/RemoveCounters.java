package cardinal.evolve.verb;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 15.1.4: "remove 3 spell counters from this card". */
public record RemoveCounters(Selector.Count count, String kind, Selector from) implements Verb {
}
