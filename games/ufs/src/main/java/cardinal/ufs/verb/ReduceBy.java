package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.card.Property;

/** "reduce this attack's damage by 2", "increase its speed by 1". */
public record ReduceBy(Selector what, Property property, boolean increase, Amount by) implements Verb {
}
