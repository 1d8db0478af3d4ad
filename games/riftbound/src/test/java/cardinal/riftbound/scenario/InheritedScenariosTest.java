package cardinal.riftbound.scenario;

import cardinal.kernel.Ask;
import cardinal.kernel.Match;
import cardinal.proving.InheritedScenarios;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** What holds by the rules of October 2025 holds by those of July 2026, unless the list says why not. */
class InheritedScenariosTest extends InheritedScenarios {
    InheritedScenariosTest() {
        super("riftbound", Editions.RIFTBOUND_2025, Editions.RIFTBOUND_2026,
                new RiftScenarioGame(Editions.RIFTBOUND_2026, StarterSet.pool(Editions.RIFTBOUND_2026)));
    }

    @Override
    protected List<String> complaints(Match<?> asked) {
        return asked.table() instanceof RiftTable t && t.prompt().ask() == Ask.ACT ? OfferedIsLegal.complaints(t)
                : List.of();
    }
}
