package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;

/** "ruin 2" (UniVersus: Ruin): the rival sacrifices face down foundations. */
public record Ruin(Amount amount) implements Verb {
}
