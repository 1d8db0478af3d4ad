package cardinal.evolve.rules;

import cardinal.evolve.ability.Verb;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Scope;

/** 10.4.2.2: a verb that says itself whether it can be done in full to pay a cost; of others it is asked whether the cards they take are there. */
public interface PayableVerb extends Verb {

    boolean canBePaid(EvolveTable t, Scope scope);
}
