package cardinal.riftbound;

import cardinal.kernel.Clauses;
import cardinal.kernel.Option;
import cardinal.proving.HiddenInformationContract;
import cardinal.proving.WhoSees;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;

/** The later document keeps the same secrets, with its own decks. */
@Clauses({"riftbound-2026-07:128.3", "riftbound-2026-07:128.4"})
class HiddenInformation2026Test extends HiddenInformationContract<RiftTable> {
    HiddenInformation2026Test() {
        super(Riftbound2026PlayTest.DUELS, 40, HiddenInformationTest::kind,
                WhoSees.of("riftbound-2026-07", (t, card) -> ""));
    }

    @Override
    protected boolean isQuiet(long option) {
        return Option.kind(option) == Choice.PASS || Option.kind(option) == Choice.END_TURN;
    }
}
