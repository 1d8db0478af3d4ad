package cardinal.ufs.verb;

import cardinal.ufs.ability.Naming;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "name a card type" (K.5.5). */
public record NameIt(Who who, Naming what) implements Verb {
}
