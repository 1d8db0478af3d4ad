package cardinal.ufs.verb;

import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;

/** "place this card on top of your character for the rest of this turn" (UniVersus: Place On Top Of). */
public record PlaceOnTop(Selector what, Selector on, Period until) implements Verb {
}
