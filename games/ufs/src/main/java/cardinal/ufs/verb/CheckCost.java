package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;

/** "(4+)" (H.4.2), "check 4" (UniVersus): a check as a cost; always paid last. */
public record CheckCost(Amount difficulty) implements Verb {
}
