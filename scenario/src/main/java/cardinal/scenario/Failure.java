package cardinal.scenario;

import java.util.List;

/** A scenario did not go as written: the line, and what was expected, found and offered. */
final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Failure(SourceLine at, String what, List<String> more) {
        super(at + ": " + what + (more.isEmpty() ? "" : "\n  ") + String.join("\n  ", more));
    }

    Failure(SourceLine at, String what, String... more) {
        this(at, what, List.of(more));
    }
}
