package cardinal.evolve.table;

import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.Edition;
import cardinal.kernel.Clauses;

/** The zones of version 1.8.0 are zones of 1.24.1, seen and ordered as they were. */
@Clauses({"evolve-1.24:4.1", "evolve-1.24:4.1.1", "evolve-1.24:4.11", "evolve-1.24:4.11.1", "evolve-1.24:4.1.2",
    "evolve-1.24:4.2.3.1", "evolve-1.24:4.2.3.3", "evolve-1.24:4.3.2", "evolve-1.24:4.8.1", "evolve-1.24:4.8.2",
    "evolve-1.24:4.9.2", "evolve-1.24:4.11.2", "evolve-1.24:4.12.2", "evolve-1.24:4.13.2", "evolve-1.24:4.2.3.2",
    "evolve-1.24:4.6.2", "evolve-1.24:4.7.1", "evolve-1.24:4.5.2", "evolve-1.24:4.1.2.1", "evolve-1.24:4.1.3"})
class Zones124Test extends ZonesTest {
    @Override
    Edition edition() {
        return Editions.EVOLVE_1_24;
    }
}
