package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "draw up to 6 cards" (K.5.4): to that many in hand. */
public record DrawUpTo(Who who, Amount amount) implements Verb {
}
