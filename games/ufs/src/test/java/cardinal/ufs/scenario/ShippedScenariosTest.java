package cardinal.ufs.scenario;

import cardinal.kernel.Match;
import cardinal.proving.ShippedScenarios;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.set.StarterSet;
import cardinal.ufs.table.UfsTable;
import java.util.List;

class ShippedScenariosTest extends ShippedScenarios {
    ShippedScenariosTest() {
        super("ufs", new UfsScenarioGame(StarterSet.pool(Editions.UFS_2010)),
                new UfsScenarioGame(StarterSet.pool(Editions.UFS_2019)),
                new UfsScenarioGame(StarterSet.pool(Editions.UNIVERSUS)));
    }

    @Override
    protected List<String> complaints(Match<?> asked) {
        return asked.table() instanceof UfsTable t ? OfferedIsLegal.complaints(t) : List.of();
    }
}
