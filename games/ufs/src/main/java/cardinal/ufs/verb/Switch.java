package cardinal.ufs.verb;

import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;

/** "switch the speed and damage of this attack" (K.3.6); possessive tells the wording. */
public record Switch(Selector what, boolean possessive) implements Verb {
}
