package cardinal.scenario;

import cardinal.kernel.Edition;
import java.util.List;

/** One line of a script. */
public sealed interface ScriptStep {
    SourceLine at();

    /** The same by a later edition of the game. */
    default ScriptStep by(Edition later) {
        return switch (this) {
            case Cannot(SourceLine at, int seat, List<String> commands, List<String> because) ->
                    new Cannot(at, seat, commands, because.stream().map(later::cite).toList());
            case Expect(SourceLine at, List<Expectation> all) ->
                    new Expect(at, all.stream().map(one -> one.by(later)).toList());
            default -> this;
        };
    }

    /** {@code A: play Void Bolt > choose Grunt#2}: a command and the choices that belong to it. */
    record Act(SourceLine at, int seat, List<String> commands) implements ScriptStep {
    }

    /** {@code B cannot: play Recall because 308.1.a}: not offered, and these clauses are among the reasons. */
    record Cannot(SourceLine at, int seat, List<String> commands, List<String> because) implements ScriptStep {
    }

    /** {@code all pass}: everybody who is asked passes until the open window closes. */
    record AllPass(SourceLine at) implements ScriptStep {
    }

    /** {@code A concedes}. */
    record Concede(SourceLine at, int seat) implements ScriptStep {
    }

    record Expect(SourceLine at, List<Expectation> all) implements ScriptStep {
    }
}
