package cardinal.ufs.verb;

import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "re-check" (E.3.3). */
public record ReCheck(Who who) implements Verb {
}
