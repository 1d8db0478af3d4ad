package cardinal.arena;

import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import java.util.List;

/** Measures the engine in a few seconds, on one thread. For exact figures use the JMH module. */
public final class Benchmark {

    /**
     * What was measured, in random play.
     *
     * @param decisionNanosEarly  a decision on turn 3
     * @param decisionNanosLate  a decision on turn 30
     */
    public record Figures(double decisionsPerSecond, double gamesPerSecond, double optionsPerDecision, double bytesPerDecision, double copyNanos,
            double bytesPerCopy, double copyAndTenNanos, double decisionNanosEarly, double decisionNanosLate, long decisions, long games,
            double seconds) {
    }

    private Benchmark() {
    }

    /** Measures for about this many seconds, warm-up included. */
    public static <T extends Table> Figures run(Ruleset<T> rules, String mode, List<Setup.DeckList> decks, double seconds) {
        throw new UnsupportedOperationException("not written yet");
    }
}
