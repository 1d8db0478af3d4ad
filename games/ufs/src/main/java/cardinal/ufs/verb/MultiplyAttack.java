package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Zone;

/** "add X cards from the top of your deck to your card pool face down as multiple copies of this attack" (I.3.8); zone: where they come from, MOMENTUM for those discarded to pay (2010). */
public record MultiplyAttack(Amount amount, Zone from) implements Verb {
}
