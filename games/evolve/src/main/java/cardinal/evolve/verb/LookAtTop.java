package cardinal.evolve.verb;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Verb;

/** 5.10: "look at the top 4 cards of your deck"; the cards become "them" and "the remaining cards". */
public record LookAtTop(Amount n, boolean upTo) implements Verb {
}
