package cardinal.riftbound.ability;

import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/**
 * One thing an effect can do. A verb is one file: its record, its phrases (SYNTAX), its execution.
 * perform runs as a step of the effect's frame: it changes the table, and may push one frame that asks.
 */
public non-sealed interface Verb extends Instruction {
    void perform(Effect effect, RiftTable t);
}
