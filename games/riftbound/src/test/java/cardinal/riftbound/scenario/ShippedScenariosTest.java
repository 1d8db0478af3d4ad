package cardinal.riftbound.scenario;

import cardinal.proving.ShippedScenarios;
import cardinal.riftbound.set.StarterSet;

class ShippedScenariosTest extends ShippedScenarios {
    ShippedScenariosTest() {
        super("riftbound", new RiftScenarioGame(StarterSet.pool()));
    }
}
