package cardinal.riftbound.table;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.program.Op;

/**
 * 383.3: a delayed replacement in force, for the next event it applies to.
 *
 * @param about  the object its words call "it"
 * @param you  whom its words call "you", where that is not its controller, or NONE
 */
public record DelayedReplacement(Op.Instead replacement, Ref about, int you) {
    public DelayedReplacement(Op.Instead replacement, Ref about) {
        this(replacement, about, Table.NONE);
    }
}
