package cardinal.evolve;

import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.Edition;
import cardinal.kernel.Clauses;

/** 4.1.5.1 of version 1.24.1: cards that all have seen go into a deck in an order that only their player knows. */
@Clauses({"evolve-1.24:4.1.5.1"})
class SecretOrder124Test extends SecretOrderTest {
    @Override
    Edition edition() {
        return Editions.EVOLVE_1_24;
    }
}
