package cardinal.evolve.flow;

import cardinal.evolve.ability.Verb;
import cardinal.evolve.table.EvolveTable;

/** A verb with its execution: the acting side of what {@link Verb} is as data. All verbs are. */
public interface Performable extends Verb {

    /** Does it. Cards that are picked while it is done have been picked; what takes several steps is pushed as a frame. */
    void perform(Effect effect, EvolveTable t);
}
