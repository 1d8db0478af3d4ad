package cardinal.evolve;

import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Clauses;
import cardinal.kernel.Option;
import cardinal.proving.HiddenInformationContract;
import cardinal.proving.WhoSees;

/** Version 1.24.1 keeps the same secrets, with its own decks. */
@Clauses({"evolve-1.24:4.5.2", "evolve-1.24:4.6.2", "evolve-1.24:4.7.2"})
class HiddenInformation124Test extends HiddenInformationContract<EvolveTable> {
    HiddenInformation124Test() {
        super(Starters124.GAMES, 40, HiddenInformationTest::kind,
                WhoSees.of("evolve-1.24", HiddenInformationTest::lying));
    }

    @Override
    protected boolean isQuiet(long option) {
        return Option.kind(option) == Choice.PASS || Option.kind(option) == Choice.END_TURN;
    }
}
