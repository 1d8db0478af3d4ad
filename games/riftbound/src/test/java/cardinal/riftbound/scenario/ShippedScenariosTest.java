package cardinal.riftbound.scenario;

import cardinal.kernel.Ask;
import cardinal.kernel.Match;
import cardinal.proving.ShippedScenarios;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

class ShippedScenariosTest extends ShippedScenarios {
    ShippedScenariosTest() {
        super("riftbound", new RiftScenarioGame(StarterSet.pool()),
                new RiftScenarioGame(Editions.RIFTBOUND_2026, StarterSet.pool(Editions.RIFTBOUND_2026)));
    }

    @Override
    protected List<String> complaints(Match<?> asked) {
        return asked.table() instanceof RiftTable t && t.prompt().ask() == Ask.ACT ? OfferedIsLegal.complaints(t)
                : List.of();
    }
}
