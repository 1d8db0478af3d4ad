package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "your health becomes 10", "return to maximum health" (amount: maximum). */
public record SetHealth(Who who, Amount amount) implements Verb {
}
