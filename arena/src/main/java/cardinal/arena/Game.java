package cardinal.arena;

import cardinal.kernel.Outcome;
import java.util.Optional;

/** One finished game of a simulation; what the result is summed up from. */
record Game(int index, Optional<Outcome> outcome, int turns, int decisions, long fingerprint,
        Optional<Result.Failure> failure) {
}
