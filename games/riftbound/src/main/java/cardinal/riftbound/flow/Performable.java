package cardinal.riftbound.flow;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.table.RiftTable;

/** A verb that can be carried out. A verb is one file: its record, its phrases (SYNTAX), its execution. */
public interface Performable extends Verb {
    /** Runs as a step of the effect's frame: it changes the table, and may push one frame that asks. */
    void perform(Effect effect, RiftTable t);

    /** Whether there is anything to decide for a player who may have it done. slot: the first of its choices. */
    default boolean mayBeWanted(Effect effect, RiftTable t, int slot) {
        return true;
    }
}
