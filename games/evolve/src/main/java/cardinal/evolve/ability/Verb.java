package cardinal.evolve.ability;

import cardinal.evolve.flow.Effect;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Purpose;

/** One thing an effect can do. A verb is one file: its record, its phrases (SYNTAX), its execution. */
public non-sealed interface Verb extends Instruction {

    /** Does it. Cards that are picked while it is done have been picked; what takes several steps is pushed as a frame. */
    void perform(Effect effect, EvolveTable t);

    /** What cards are picked for while it is done. */
    default Purpose purpose() {
        return Purpose.TARGET;
    }

    /** Whether it can be done to a leader, so that "it" in it may mean one. */
    default boolean canBeOfLeaders() {
        return false;
    }
}
