package cardinal.ufs.verb;

import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "attach it to your character" (D.2.2.3). */
public record Attach(Selector what, Who whose) implements Verb {
}
