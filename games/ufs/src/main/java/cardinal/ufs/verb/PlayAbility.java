package cardinal.ufs.verb;

import cardinal.ufs.ability.AbilityFilter;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "you may play 1 enhance ability on that card" (H.5.4): at once, without its timing. */
public record PlayAbility(Who who, AbilityFilter what) implements Verb {
}
