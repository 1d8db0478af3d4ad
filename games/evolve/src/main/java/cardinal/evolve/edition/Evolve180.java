package cardinal.evolve.edition;

import cardinal.evolve.table.Edition;
import cardinal.kernel.Concordance;

/** The Comprehensive Rules 1.8.0: everything as {@link Edition} has it. */
final class Evolve180 extends Edition {
    Evolve180() {
        super(0, "evolve", "Shadowverse: Evolve", "1.8.0", "2024-03-11", Concordance.SAME);
    }
}
