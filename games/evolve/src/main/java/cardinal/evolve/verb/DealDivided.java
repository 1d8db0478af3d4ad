package cardinal.evolve.verb;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;

/** 10.6.2.4: "deal X damage divided between them"; divided when the card or ability is played. */
public record DealDivided(Amount amount, Selector among) implements Verb {
}
