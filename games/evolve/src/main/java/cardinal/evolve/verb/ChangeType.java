package cardinal.evolve.verb;

import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 5.24: "change it into an amulet". */
public record ChangeType(Selector who, Filter.Kind type) implements Verb {
}
