package cardinal.riftbound;

import cardinal.proving.CopyingContract;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.table.Targets;

class CopyingTest extends CopyingContract {
    CopyingTest() throws ClassNotFoundException {
        super("cardinal.riftbound", Targets.class, Program.class,
                Class.forName("cardinal.riftbound.flow.Combat$Damages"));
    }
}
