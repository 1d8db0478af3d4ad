package cardinal.evolve.scenario;

import cardinal.evolve.edition.Editions;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Ask;
import cardinal.kernel.Match;
import cardinal.proving.InheritedScenarios;
import java.util.List;

/** What holds by version 1.8.0 holds by 1.24.1, unless the list says why not. */
class InheritedScenariosTest extends InheritedScenarios {
    InheritedScenariosTest() {
        super("evolve", Editions.EVOLVE_1_8_0, Editions.EVOLVE_1_24,
                new EvolveScenarioGame(Editions.EVOLVE_1_24, StarterSet.shelf(Editions.EVOLVE_1_24)));
    }

    @Override
    protected List<String> complaints(Match<?> asked) {
        return asked.table() instanceof EvolveTable t && t.prompt().ask() == Ask.ACT ? OfferedIsLegal.complaints(t)
                : List.of();
    }
}
