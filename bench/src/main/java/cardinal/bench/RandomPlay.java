package cardinal.bench;

import cardinal.arena.Plan;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
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

/**
 * Whole games one after the other, random legal choices, options enumerated: decisions per second. With two cores one thread
 * compiles for the top tier and needs half a minute before all of the engine is through: hence the long warm-up.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 10, time = 5)
@Measurement(iterations = 10, time = 5)
@Fork(value = 1, jvmArgs = {"-Xms2g", "-Xmx2g", "-Xmn1g", "-XX:+UseParallelGC",
    "-XX:InlineSmallCode=1200", "-Xshare:off", "-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UseTransparentHugePages"})
public class RandomPlay {
    @Param({"riftbound", "evolve", "ufs-2010", "ufs-2019", "universus"})
    private String of = "riftbound";
    private final Dice dice = new Dice(1);
    private Plan<?> plan = Decks.plan(of);
    private Match<?> match = start(plan, 0);
    private int game;

    @Setup
    public void begin() {
        plan = Decks.plan(of);
        match = start(plan, 0);
    }

    private static <T extends Table> Match<T> start(Plan<T> plan, int game) {
        return Match.start(plan.rules(), plan.setup(game));
    }

    /** One decision; starting the next game after the last one of a game is included. */
    @Benchmark
    public int decision() {
        if (match.isOver()) {
            match = start(plan, ++game);
        }
        int options = match.prompt().size();
        match.choose(dice.below(options));
        return options;
    }
}
