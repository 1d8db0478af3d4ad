package cardinal.ufs.rules;

import cardinal.ufs.ability.Verb;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;

/** A verb that bounds the X in it (J.4.3.3): no more than with which it can be carried out in full. */
public interface VariableVerb extends Verb {
    /** {@link ChosenX#enough} where nothing bounds it. */
    int most(UfsTable t, Bindings b);
}
