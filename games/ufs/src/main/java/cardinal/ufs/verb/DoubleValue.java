package cardinal.ufs.verb;

import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.card.Property;

/** "double this attack's damage" (UniVersus: Double: never a negative number). */
public record DoubleValue(Selector what, Property property) implements Verb {
}
