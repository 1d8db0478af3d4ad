package cardinal.arena;

import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures the engine in a few seconds, on one thread, in random play on the given decks. What takes nanoseconds is measured
 * in processor time of that thread, which other programs on the machine disturb less. For exact figures use the JMH module.
 */
public final class Benchmark<T extends Table> {

    /**
     * What was measured.
     *
     * @param decisionsPerSecond  whole games one after the other, options enumerated, by the clock on the wall
     * @param decisionsPerProcessorSecond  the same by the processor time the thread got
     * @param copyNanos  copying a match in the middle of a game
     * @param copyAndTenNanos  the same, and ten decisions on the copy
     * @param decisionNanosTurn3  a decision at the beginning of turn 3
     * @param decisionNanosTurn30  a decision at the beginning of turn 30; 0 if no game lasted that long
     */
    public record Figures(double decisionsPerSecond, double decisionsPerProcessorSecond, double gamesPerSecond,
            double optionsPerDecision,
            double bytesPerDecision, double copyNanos, double bytesPerCopy, double copyAndTenNanos,
            double decisionNanosTurn3,
            double decisionNanosTurn30, long games, long decisions, double seconds) {
    }

    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int POSITIONS = 50;

    private final Plan<T> plan;
    private final Dice dice;
    private long sink;

    private Benchmark(Plan<T> plan) {
        this.plan = plan;
        dice = new Dice(1);
    }

    /** Measures for about this many seconds, warm-up included. */
    public static <T extends Table> Figures run(Ruleset<T> rules, String mode, List<Setup.DeckList> decks,
            double seconds) {
        if (seconds < 1) {
            throw new BadInput("a measurement needs at least 1 second, not " + seconds);
        }
        return new Benchmark<>(Plan.everyPair(rules, mode, decks)).measure(seconds);
    }

    private Figures measure(double seconds) {
        long begin = System.nanoTime();
        play(seconds * 0.3);
        Play play = play(seconds * 0.3);
        List<Match<T>> middle = Positions.midGame(plan, POSITIONS);
        copies(middle, 0, seconds * 0.03);
        Cost copy = copies(middle, 0, seconds * 0.07);
        copies(middle, 10, seconds * 0.03);
        Cost copyAndTen = copies(middle, 10, seconds * 0.07);
        double early = decisionAt(3, seconds * 0.1);
        double late = decisionAt(30, seconds * 0.1);
        if (sink == 42) {
            throw new IllegalStateException("the compiler must not leave anything out");
        }
        double took = (System.nanoTime() - begin) / 1e9;
        return new Figures(play.decisions / play.seconds, play.decisions / play.processorSeconds,
                play.games / play.seconds,
                (double) play.options / play.decisions, (double) play.bytes / play.decisions, copy.nanos, copy.bytes,
                copyAndTen.nanos, early, late,
                play.games, play.decisions, took);
    }

    private record Play(long games, long decisions, long options, long bytes, double seconds, double processorSeconds) {
    }

    private record Cost(double nanos, double bytes) {
    }

    private Play play(double seconds) {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        long clock = System.nanoTime();
        long cpu = THREAD.getCurrentThreadCpuTime();
        long bytes = THREAD.getCurrentThreadAllocatedBytes();
        long games = 0;
        long decisions = 0;
        long options = 0;
        do {
            Match<T> match = Match.start(plan.rules(), plan.setup((int) games));
            while (!match.isOver()) {
                int n = match.prompt().size();
                options += n;
                match.choose(dice.below(n));
            }
            decisions += match.choiceCount();
            games++;
        } while (System.nanoTime() < end);
        return new Play(games, decisions, options, THREAD.getCurrentThreadAllocatedBytes() - bytes,
                (System.nanoTime() - clock) / 1e9,
                (THREAD.getCurrentThreadCpuTime() - cpu) / 1e9);
    }

    private Cost copies(List<Match<T>> positions, int decisions, double seconds) {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        long cpu = THREAD.getCurrentThreadCpuTime();
        long bytes = THREAD.getCurrentThreadAllocatedBytes();
        long copies = 0;
        do {
            for (Match<T> position : positions) {
                Match<T> copy = position.copy();
                playOn(copy, decisions);
                sink += copy.choiceCount();
            }
            copies += positions.size();
        } while (System.nanoTime() < end);
        return new Cost((double) (THREAD.getCurrentThreadCpuTime() - cpu) / copies,
                (double) (THREAD.getCurrentThreadAllocatedBytes() - bytes) / copies);
    }

    private void playOn(Match<T> match, int decisions) {
        for (int i = 0; i < decisions && !match.isOver(); i++) {
            match.choose(dice.below(match.prompt().size()));
        }
    }

    private double decisionAt(int turn, double seconds) {
        List<Match<T>> positions = Positions.atTurn(plan, turn, POSITIONS);
        if (positions.isEmpty()) {
            return 0;
        }
        decisionAt(positions, seconds * 0.3);
        return decisionAt(positions, seconds * 0.7);
    }

    /** Only the decisions are timed, not the copies they are made on. */
    private double decisionAt(List<Match<T>> positions, double seconds) {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        List<Match<T>> copies = new ArrayList<>(positions.size());
        long cpu = 0;
        long made = 0;
        do {
            copies.clear();
            for (Match<T> position : positions) {
                copies.add(position.copy());
            }
            long before = THREAD.getCurrentThreadCpuTime();
            for (Match<T> copy : copies) {
                playOn(copy, 1);
            }
            cpu += THREAD.getCurrentThreadCpuTime() - before;
            made += copies.size();
        } while (System.nanoTime() < end);
        return (double) cpu / made;
    }
}
