package cardinal.cli;

import cardinal.arena.Benchmark;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import cardinal.kernel.Table;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures the engine. */
@Command(name = "bench", header = "Measure the engine in random play, on one thread, in a few seconds.",
        subcommands = {BenchSearchCommand.class, BenchThinkCommand.class})
final class BenchCommand implements Callable<Integer> {
    private final Io io;

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).",
            defaultValue = Games.USUAL)
    String name = "";

    @Mixin
    CardChoice cards = new CardChoice();

    @Option(names = "--seconds", paramLabel = "S", description = "How long (${DEFAULT-VALUE}).", defaultValue = "10")
    double seconds;

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    BenchCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        if (!(seconds >= 1 && seconds <= 3600)) {
            throw new BadInput("--seconds is a number from 1 to 3600, not " + seconds);
        }
        return measure(cards.game(name));
    }

    private <T extends Table> int measure(Game<T> game) {
        Benchmark.Figures f = Benchmark.run(game.rules(), game.mode(), game.starters(), seconds);
        if (json) {
            Json.print(io, f);
        } else {
            line("decisions per second", f.decisionsPerSecond());
            line("decisions per processor second", f.decisionsPerProcessorSecond());
            line("games per second", f.gamesPerSecond());
            line("options per decision", f.optionsPerDecision());
            line("bytes per decision", f.bytesPerDecision());
            line("ns per copy", f.copyNanos());
            line("bytes per copy", f.bytesPerCopy());
            line("ns per copy and ten decisions", f.copyAndTenNanos());
            line("ns per decision on turn 3", f.decisionNanosTurn3());
            line("ns per decision on turn 30", f.decisionNanosTurn30());
        }
        return Main.OK;
    }

    private void line(String what, double value) {
        io.out().println(String.format(Locale.ROOT, "%-30s %,14.1f", what, value));
    }
}
