package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "permanently reduce your maximum health by 3". */
public record ReduceMaximum(Who whose, Amount by) implements Verb {
}
