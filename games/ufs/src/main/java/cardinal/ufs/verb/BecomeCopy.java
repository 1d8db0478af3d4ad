package cardinal.ufs.verb;

import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;

/** "it becomes a copy of the chosen card": a copying effect (J.3.4.1). */
public record BecomeCopy(Selector what, Selector of, Period until) implements Verb {
}
