package cardinal.ufs.verb;

import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "shuffle your deck". */
public record Shuffle(Who whose) implements Verb {
}
