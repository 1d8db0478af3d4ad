package cardinal.evolve.verb;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 5.26.2: "change each enemy leader's defense to 10". */
public record SetStat(Selector who, Amount.Stat stat, Amount value) implements Verb {
}
