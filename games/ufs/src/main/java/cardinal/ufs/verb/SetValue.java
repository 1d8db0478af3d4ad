package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.card.Property;

/** "reduce this attack's speed to 0", "change that attack's damage to 3", "increase ... to": no bonus and no penalty (K.3.6). On continuous abilities a definition effect (J.3.4). */
public record SetValue(Selector what, Property property, How how, Amount to) implements Verb {
    /** The word. */
    public enum How {
        CHANGE,
        REDUCE,
        INCREASE,
        /** "this card's difficulty is 3" on continuous abilities. */
        IS
    }
}
