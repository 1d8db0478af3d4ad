package cardinal.ufs.verb;

import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "discard cards from the top of your deck until you discard an attack": the last one is "that card". */
public record DiscardUntil(Who who, Act act, Filter until) implements Verb {
}
