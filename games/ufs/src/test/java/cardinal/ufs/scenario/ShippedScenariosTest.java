package cardinal.ufs.scenario;

import cardinal.proving.ShippedScenarios;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.StarterSet;

class ShippedScenariosTest extends ShippedScenarios {
    ShippedScenariosTest() {
        super("ufs", new UfsScenarioGame(StarterSet.pool(Editions.UFS_2010)),
                new UfsScenarioGame(StarterSet.pool(Editions.UFS_2019)),
                new UfsScenarioGame(StarterSet.pool(Editions.UNIVERSUS)));
    }
}
