package cardinal.ufs.verb;

import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.card.Property;
import java.util.List;

/** "return this attack to its printed speed and damage". */
public record PrintedAgain(Selector what, List<Property> properties) implements Verb {
}
