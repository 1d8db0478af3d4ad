package cardinal.cli;

import cardinal.arena.Plan;
import cardinal.arena.ThinkingTime;
import cardinal.catalog.game.Game;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import cardinal.kernel.Table;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures how long a bot takes for a move. */
@Command(name = "think", header = "Play a bot with a time cap against greedy and report its slowest move.",
        footer = {"", "Exit codes: 0 all well, 1 a move took longer than --limit, 2 bad input, 3 the surroundings."})
final class BenchThinkCommand implements Callable<Integer> {
    private final Io io;

    @Mixin
    GamesChoice games = new GamesChoice();

    @Option(names = "--bot", paramLabel = "LEVEL", description = "Who is timed (${DEFAULT-VALUE}).",
            defaultValue = "master")
    String bot = "";

    @Option(names = "--think", paramLabel = "TIME", description = "The longest it may think (${DEFAULT-VALUE}).",
            defaultValue = "2s")
    String think = "";

    @Option(names = "--limit", paramLabel = "TIME",
            description = "What no move may take longer than (${DEFAULT-VALUE}).", defaultValue = "2500ms")
    String limit = "";

    @Option(names = "--games", paramLabel = "N", description = "How many games (${DEFAULT-VALUE}).",
            defaultValue = "50")
    int number;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of all chance (${DEFAULT-VALUE}).",
            defaultValue = "1")
    long seed;

    @Option(names = "--load", paramLabel = "N", description = "Threads that keep the machine busy (${DEFAULT-VALUE}).",
            defaultValue = "0")
    int load;

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    BenchThinkCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        if (load < 0 || load > 1000) {
            throw new BadInput("--load is a number from 0 to 1000, not " + load);
        }
        Duration most = ThinkTime.of("--limit", limit);
        Map<String, ThinkingTime.Times> all = new LinkedHashMap<>();
        boolean late = false;
        for (Game<?> game : games.all()) {
            ThinkingTime.Times t = timed(game);
            all.put(game.rules().id(), t);
            late |= t.slowest() > most.toMillis();
            if (!json) {
                io.out().println(String.format(Locale.ROOT,
                        "%s: %d games, %d moves of %s: %.1f ms on average, 99 of 100 within %.0f ms, "
                                + "the slowest %.0f ms (game %d)",
                        game.rules().id(), t.games(), t.moves(), bot, t.average(), t.most(), t.slowest(),
                        t.slowestGame()));
            }
        }
        if (json) {
            Json.print(io, all);
        }
        return late ? Main.FAILED : Main.OK;
    }

    private <T extends Table> ThinkingTime.Times timed(Game<T> game) {
        Plan<T> plan = Plan.everyPair(game.rules(), game.mode(), game.starters()).games(number).seed(seed);
        try (GameProgress progress = new GameProgress(io, "cardinal bench think, " + game.rules().id(), number, 0)) {
            return ThinkingTime.run(plan, bot, ThinkTime.of("--think", think), load, progress);
        }
    }
}
