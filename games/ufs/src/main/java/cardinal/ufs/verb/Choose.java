package cardinal.ufs.verb;

import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "choose 1 card in your rival's hand". */
public record Choose(Who who, Selector what) implements Verb {
}
