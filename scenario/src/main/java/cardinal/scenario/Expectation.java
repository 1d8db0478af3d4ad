package cardinal.scenario;

import cardinal.kernel.Edition;
import java.util.List;
import java.util.Optional;

/** Something that must be true of the table. */
public sealed interface Expectation {
    SourceLine at();

    /** The same by a later edition of the game. */
    default Expectation by(Edition later) {
        return switch (this) {
            case Cites(SourceLine at, List<String> clauses) ->
                    new Cites(at, clauses.stream().map(later::cite).toList());
            case Value(SourceLine at, String path, YamlNode value) when ScenarioRun.isClause(path) ->
                    new Value(at, path, value.with(later::cite));
            default -> this;
        };
    }

    /** A path has this value. */
    record Value(SourceLine at, String path, YamlNode value) implements Expectation {
    }

    /** The open question offers these commands. */
    record Options(SourceLine at, Contents commands) implements Expectation {
    }

    /** Steps run and notes written so far have named these clauses. */
    record Cites(SourceLine at, List<String> clauses) implements Expectation {
    }

    /** What a list holds, in any order: these and no others, at least these, none of these. */
    record Contents(Optional<List<String>> exactly, List<String> include, List<String> exclude) {
        static final List<String> KEYS = List.of("exactly", "include", "exclude");

        static Contents read(YamlNode tree, String what) {
            if (!(tree instanceof YamlNode.Fields fields)) {
                return new Contents(Optional.of(tree.texts(what)), List.of(), List.of());
            }
            fields.only("a list that is expected", KEYS);
            return new Contents(fields.get("exactly").map(t -> t.texts(what)), texts(fields, "include", what),
                    texts(fields, "exclude", what));
        }

        private static List<String> texts(YamlNode.Fields fields, String key, String what) {
            return fields.get(key).map(t -> t.texts(what)).orElse(List.of());
        }
    }
}
