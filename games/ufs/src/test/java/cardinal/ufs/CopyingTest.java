package cardinal.ufs;

import cardinal.proving.CopyingContract;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.Program;
import cardinal.ufs.program.State;
import java.util.List;
import java.util.OptionalInt;

/** Lists in frames are made by List.of and List.copyOf only. */
class CopyingTest extends CopyingContract {
    CopyingTest() {
        super("cardinal.ufs", AbilityDef.class, Program.class, State.class, List.class, OptionalInt.class);
    }
}
