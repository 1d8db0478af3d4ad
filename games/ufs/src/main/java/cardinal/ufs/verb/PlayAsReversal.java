package cardinal.ufs.verb;

import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;

/** "play this card as a reversal": a cost (I.3.10). */
public record PlayAsReversal(Selector what) implements Verb {
}
