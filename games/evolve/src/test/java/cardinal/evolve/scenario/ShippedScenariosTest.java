package cardinal.evolve.scenario;

import cardinal.evolve.edition.Editions;
import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Ask;
import cardinal.kernel.Match;
import cardinal.proving.ShippedScenarios;
import java.util.List;

class ShippedScenariosTest extends ShippedScenarios {
    ShippedScenariosTest() {
        super("evolve", new EvolveScenarioGame(StarterSet.pool()),
                new EvolveScenarioGame(Editions.EVOLVE_1_24, StarterSet.shelf(Editions.EVOLVE_1_24)));
    }

    @Override
    protected List<String> complaints(Match<?> asked) {
        return asked.table() instanceof EvolveTable t && t.prompt().ask() == Ask.ACT ? OfferedIsLegal.complaints(t)
                : List.of();
    }
}
