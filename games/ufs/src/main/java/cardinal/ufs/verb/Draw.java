package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "draw 2 cards". */
public record Draw(Who who, Amount amount) implements Verb {
}
