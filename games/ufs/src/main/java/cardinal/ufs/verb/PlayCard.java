package cardinal.ufs.verb;

import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "play 1 attack from your discard pile as your next form (no check necessary)", "try to play it". */
public record PlayCard(Who who, Selector what, boolean tries, Happening.As as, boolean nextForm, boolean noCheck) implements Verb {
}
