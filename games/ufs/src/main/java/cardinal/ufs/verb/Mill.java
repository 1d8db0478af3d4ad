package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "mill 3" (UniVersus: Mill). */
public record Mill(Who who, Amount amount) implements Verb {
}
