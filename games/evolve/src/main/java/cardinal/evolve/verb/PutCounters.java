package cardinal.evolve.verb;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 15.1.3: "put a Fable counter on this card". */
public record PutCounters(Amount n, String kind, Selector on) implements Verb {
}
