package cardinal.ufs.verb;

import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "your rival loses 2 health", "lose up to 2 health"; no damage. Also a cost. */
public record LoseHealth(Who who, Limit amount) implements Verb {
}
