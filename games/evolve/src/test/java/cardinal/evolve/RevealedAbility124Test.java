package cardinal.evolve;

import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.Edition;
import cardinal.kernel.Clauses;

/** 10.6.2.1.1 of version 1.24.1: a card in the hand whose ability is played is shown. */
@Clauses("evolve-1.24:10.6.2.1.1")
class RevealedAbility124Test extends RevealedAbilityTest {
    @Override
    Edition edition() {
        return Editions.EVOLVE_1_24;
    }
}
