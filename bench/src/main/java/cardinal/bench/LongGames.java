package cardinal.bench;

import cardinal.arena.Positions;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whether a decision becomes dearer as a game goes on: a copy at the beginning of a turn, and one decision on it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(value = 1, jvmArgs = {"-Xms2g", "-Xmx2g", "-Xmn1g", "-XX:+UseParallelGC",
    "-XX:InlineSmallCode=1200", "-Xshare:off", "-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UseTransparentHugePages"})
public class LongGames {
    @Param({"3", "10", "20", "30"})
    private int turn;
    @Param({"riftbound"})
    private String of = "riftbound";
    private List<? extends Match<?>> positions = List.of();
    private final Dice dice = new Dice(1);
    private int next;

    @Setup
    public void collect() {
        positions = Positions.atTurn(Decks.plan(of), turn, 200);
    }

    @Benchmark
    public Match<?> copyOnly() {
        return position().copy();
    }

    @Benchmark
    public Match<?> copyAndDecide() {
        Match<?> copy = position().copy();
        copy.choose(dice.below(copy.prompt().size()));
        return copy;
    }

    private Match<?> position() {
        next = next + 1 == positions.size() ? 0 : next + 1;
        return positions.get(next);
    }
}
