package cardinal.ufs.rules;

import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Verb;
import org.jspecify.annotations.Nullable;

/** A verb that may be a cost (E.4.4): it says what it asks for, so that one knows beforehand whether that is there. */
public interface PayableVerb extends Verb {
    void askFor(Payable costs);

    /** What it does to the cards that pay it, where that leaves them in their place; null for others. */
    default @Nullable Act leavesInPlace() {
        return null;
    }

    /** Whether its cards are picked although it describes none. */
    default boolean picksUndescribed() {
        return false;
    }
}
