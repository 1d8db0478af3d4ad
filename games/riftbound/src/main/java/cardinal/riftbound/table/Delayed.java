package cardinal.riftbound.table;

import cardinal.kernel.Ref;
import cardinal.riftbound.program.Op;

/**
 * 383.2, 385: a delayed trigger in force.
 *
 * @param about  the object its words call "it"; the trigger outlasts that object, so that it can watch it die
 */
public record Delayed(Op.Later trigger, Ref about) {
}
