package cardinal.scenario;

import java.util.List;

/** One line of a script. */
public sealed interface ScriptStep {
    Place at();

    /** {@code A: play Void Bolt > choose Grunt#2}: a command and the choices that belong to it. */
    record Act(Place at, int seat, List<String> commands) implements ScriptStep {
    }

    /** {@code B cannot: play Recall because 308.1.a}: not offered, and these clauses are among the reasons. */
    record Cannot(Place at, int seat, List<String> commands, List<String> because) implements ScriptStep {
    }

    /** {@code all pass}: everybody who is asked passes until the open window closes. */
    record AllPass(Place at) implements ScriptStep {
    }

    /** {@code A concedes}. */
    record Concede(Place at, int seat) implements ScriptStep {
    }

    record Expect(Place at, List<Expectation> all) implements ScriptStep {
    }
}
