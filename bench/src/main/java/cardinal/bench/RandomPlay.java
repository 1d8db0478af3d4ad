package cardinal.bench;

import cardinal.arena.Plan;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.riftbound.table.RiftTable;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole games one after the other, random legal choices, options enumerated: decisions per second. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 5)
@Measurement(iterations = 5, time = 5)
@Fork(value = 1, jvmArgs = {"-Xms2g", "-Xmx2g", "-Xmn1g", "-XX:+UseParallelGC"})
public class RandomPlay {
    private final Plan<RiftTable> plan = Decks.plan();
    private final Dice dice = new Dice(1);
    private Match<RiftTable> match = Match.start(plan.rules(), plan.setup(0));
    private int game;

    /** One decision; starting the next game after the last one of a game is included. */
    @Benchmark
    public int decision() {
        if (match.isOver()) {
            match = Match.start(plan.rules(), plan.setup(++game));
        }
        int options = match.prompt().size();
        match.choose(dice.below(options));
        return options;
    }
}
