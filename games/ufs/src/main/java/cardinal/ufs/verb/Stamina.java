package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;

/** "it gains 10 stamina", "lose 2 stamina" (UniVersus: Stamina). */
public record Stamina(Selector backup, boolean loses, Amount amount) implements Verb {
}
