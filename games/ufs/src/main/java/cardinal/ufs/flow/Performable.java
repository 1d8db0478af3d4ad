package cardinal.ufs.flow;

import cardinal.ufs.ability.Verb;
import cardinal.ufs.table.UfsTable;

/** A verb that is carried out: all of them but what is paid while a card or ability is played (E.4.6, E.4.9). */
public interface Performable extends Verb {
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
