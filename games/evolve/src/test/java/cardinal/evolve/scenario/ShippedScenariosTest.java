package cardinal.evolve.scenario;

import cardinal.evolve.set.StarterSet;
import cardinal.proving.ShippedScenarios;

class ShippedScenariosTest extends ShippedScenarios {
    ShippedScenariosTest() {
        super("evolve", new EvolveScenarioGame(StarterSet.pool()));
    }
}
