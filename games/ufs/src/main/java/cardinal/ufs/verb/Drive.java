package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "drive 2" (UniVersus: Drive): commit foundations and spend momentum in any combination. */
public record Drive(Who who, Amount amount) implements Verb {
}
