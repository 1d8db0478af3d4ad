package cardinal.arena;

import cardinal.kernel.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * One finished game of a simulation; what the result is summed up from.
 *
 * @param cards  what each player held and played; empty unless the plan counts cards
 */
public record FinishedGame(int index, Optional<Outcome> outcome, int turns, int decisions, long fingerprint,
        List<CardUse> cards, Optional<Result.Failure> failure) {
}
