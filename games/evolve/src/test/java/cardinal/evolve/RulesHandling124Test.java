package cardinal.evolve;

import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.Edition;
import cardinal.kernel.Clauses;

/** What rules handling puts right by version 1.24.1, for positions that no card of ours brings about. */
@Clauses({"evolve-1.24:11.9", "evolve-1.24:11.9.1", "evolve-1.24:11.6.3"})
class RulesHandling124Test extends RulesHandlingTest {
    @Override
    Edition edition() {
        return Editions.EVOLVE_1_24;
    }
}
