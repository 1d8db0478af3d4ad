package cardinal.evolve.verb;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Verb;

/** 5.20: "reveal the top card of your deck". */
public record RevealTop(Amount n) implements Verb {
}
