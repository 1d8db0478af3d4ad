package cardinal.ufs.verb;

import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "remove 1 Rage counter from your character"; an empty name: any. */
public record RemoveCounters(Who who, Limit amount, String counter, Selector from) implements Verb {
}
