package cardinal.ufs.ability;

import cardinal.ufs.flow.Effect;
import cardinal.ufs.table.UfsTable;

/** One thing an effect or a cost can do. A verb is one file: its record, its phrases (SYNTAX), its execution. */
public non-sealed interface Verb extends Instruction {

    /** Who carries it out, for verbs that say so. */
    default Who who() {
        return Who.YOU;
    }

    /**
     * Puts one question that has to be answered before the verb can be carried out, or lets cards be picked; false while
     * something was asked, true when all is known.
     */
    default boolean prepare(Effect effect, UfsTable table) {
        return true;
    }

    /** Carries it out: one game event. A verb of several events asks to be called again ({@link Effect#onceMore}). */
    void perform(Effect effect, UfsTable table);
}
