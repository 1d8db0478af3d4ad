package cardinal.ufs.verb;

import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;

/** "add this attack to the attack stack" (F.2.3). */
public record AddToAttackStack(Selector what) implements Verb {
}
