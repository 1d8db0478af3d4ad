package cardinal.ufs.verb;

import cardinal.ufs.ability.Destination;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "add 1 card from your discard pile to your hand", "put them back in any order": the cards go to another zone. */
public record Move(Who who, Selector what, Destination to) implements Verb {
}
