package cardinal.ufs.verb;

import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "look at the top 3 cards of your deck", "look at your rival's hand". */
public record Look(Who who, Selector what) implements Verb {
}
