package cardinal.ufs.flow;

import cardinal.kernel.Outcome;
import cardinal.ufs.table.UfsTable;

/** What the table leaves to the procedures: what follows every event (J.1.3), and a series of games (A.1). */
public final class GameFlow implements UfsTable.Flow {
    @Override
    public void attend(UfsTable t) {
        OrderOfOperations.attend(t);
    }

    @Override
    public boolean goesOn(UfsTable t, Outcome ended) {
        return Series.goesOn(t, ended);
    }
}
