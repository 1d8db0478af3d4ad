package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "add 2 Wall counters to this card" (UniVersus: Counters). */
public record AddCounters(Who who, Amount amount, String counter, Selector to) implements Verb {
}
