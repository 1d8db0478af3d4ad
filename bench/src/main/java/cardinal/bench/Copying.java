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

/** Copying a match in the middle of a game, alone and with ten decisions on the copy; 500 positions in turn. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(value = 1, jvmArgs = {"-Xms2g", "-Xmx2g", "-Xmn1g", "-XX:+UseParallelGC",
    "-XX:InlineSmallCode=1200", "-Xshare:off", "-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UseTransparentHugePages"})
public class Copying {
    @Param({"riftbound", "evolve", "ufs-2010", "ufs-2019", "universus"})
    private String of = "riftbound";
    private List<? extends Match<?>> positions = List.of();
    private final Dice dice = new Dice(1);
    private int next;

    @Setup
    public void collect() {
        positions = Positions.midGame(Decks.plan(of), 500);
    }

    @Benchmark
    public Match<?> copy() {
        return position().copy();
    }

    @Benchmark
    public Match<?> copyAndTenDecisions() {
        Match<?> copy = position().copy();
        for (int i = 0; i < 10 && !copy.isOver(); i++) {
            copy.choose(dice.below(copy.prompt().size()));
        }
        return copy;
    }

    private Match<?> position() {
        next = next + 1 == positions.size() ? 0 : next + 1;
        return positions.get(next);
    }
}
