package cardinal.evolve.verb;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Verb;

/** 5.9: "draw 2 cards", "draw up to 2 cards". */
public record Draw(Amount n, boolean upTo) implements Verb {
}
