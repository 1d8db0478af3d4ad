package cardinal.ufs.flow;

import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** A procedure that asks which of several effects comes first; for whoever reads the question, what each of them is. */
public interface Ordering {
    /** What the effect at this place of the list knows; null where only its card is known. */
    @Nullable Bindings effect(UfsTable t, int place);
}
