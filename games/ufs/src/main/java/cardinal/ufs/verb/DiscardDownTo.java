package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "discard down to 3 cards": until no more are in hand. */
public record DiscardDownTo(Who who, Amount amount) implements Verb {
}
