package cardinal.ufs.verb;

import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Verb;

/** A rule effect (J.3.5): a prohibition, permission or addition, for as long as it says. */
public record MakeRule(Rule rule, Period until) implements Verb {
}
