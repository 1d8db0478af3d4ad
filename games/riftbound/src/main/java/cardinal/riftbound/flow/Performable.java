package cardinal.riftbound.flow;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.table.RiftTable;

/** A verb that can be carried out. A verb is one file: its record, its phrases (SYNTAX), its execution. */
public interface Performable extends Verb {
    /** Runs as a step of the effect's frame: it changes the table, and may push one frame that asks. */
    void perform(Effect effect, RiftTable t);
}
