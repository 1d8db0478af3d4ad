package cardinal.riftbound.table;

import cardinal.kernel.Ref;
import cardinal.riftbound.program.Op;

/**
 * 383.3: a delayed replacement in force, for the next event it applies to.
 *
 * @param about  the object its words call "it"
 */
public record DelayedReplacement(Op.Instead replacement, Ref about) {
}
