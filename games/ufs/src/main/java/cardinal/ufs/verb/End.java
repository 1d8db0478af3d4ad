package cardinal.ufs.verb;

import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "end this Enhance Step", "end your Combat Phase" (F.4.1.2). */
public record End(Who whose, Phase phase) implements Verb {
}
