package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;

/** "add 1 Power token to your stage" (UniVersus: Token). */
public record CreateToken(Who who, Amount amount, String token, Who whose, Zone to) implements Verb {
}
