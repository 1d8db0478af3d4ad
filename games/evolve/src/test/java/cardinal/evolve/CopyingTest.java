package cardinal.evolve;

import cardinal.evolve.ability.Verb;
import cardinal.evolve.program.Program;
import cardinal.evolve.table.Targets;
import cardinal.proving.CopyingContract;
import java.util.List;

/** Lists in frames are made by List.of and List.copyOf only; verbs are records. */
class CopyingTest extends CopyingContract {
    CopyingTest() {
        super("cardinal.evolve", Targets.class, Program.class, List.class, Verb.class);
    }
}
