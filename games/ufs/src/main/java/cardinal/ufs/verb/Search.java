package cardinal.ufs.verb;

import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "search your deck and discard pile for 1 card" (K.3.16, K.5.2): what was found is "it"; a searched deck is shuffled. */
public record Search(Who who, Place place, Selector what) implements Verb {
}
