package cardinal.evolve.flow;

import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Ref;
import java.util.List;

/** A procedure that moves cards and wants to know which ones arrived. */
interface MoveListener {
    void moved(EvolveTable t, List<Ref> cards);
}
