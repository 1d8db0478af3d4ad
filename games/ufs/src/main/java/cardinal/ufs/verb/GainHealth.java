package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "gain 2 health" (J.5.1). */
public record GainHealth(Who who, Amount amount) implements Verb {
}
