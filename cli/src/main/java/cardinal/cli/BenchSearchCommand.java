package cardinal.cli;

import cardinal.arena.SearchBenchmark;
import cardinal.catalog.game.Game;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import cardinal.kernel.Table;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures what bots live off. */
@Command(name = "search",
        header = "Measure imagined tables, search nodes and random playouts from mid-game, per second.",
        description = {"", "One thread, starter decks, by the clock on the wall: let nothing else run meanwhile.", ""})
final class BenchSearchCommand implements Callable<Integer> {
    private final Io io;

    @Mixin
    GamesChoice games = new GamesChoice();

    @Option(names = "--seconds", paramLabel = "S", description = "How long for each game (${DEFAULT-VALUE}).",
            defaultValue = "60")
    double seconds;

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    BenchSearchCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        if (!(seconds >= 1 && seconds <= 3600)) {
            throw new BadInput("--seconds is a number from 1 to 3600, not " + seconds);
        }
        Map<String, SearchBenchmark.Figures> all = new LinkedHashMap<>();
        if (!json) {
            io.out().println(String.format(Locale.ROOT, "%-10s %18s %14s %12s", "", "imagined tables/s", "nodes/s",
                    "playouts/s"));
        }
        for (Game<?> game : games.all()) {
            SearchBenchmark.Figures f = measured(game);
            all.put(game.rules().id(), f);
            if (!json) {
                io.out().println(String.format(Locale.ROOT, "%-10s %,18.0f %,14.0f %,12.0f", game.rules().id(),
                        f.imaginedTables(), f.searchNodes(), f.playouts()));
            }
        }
        if (json) {
            Json.print(io, all);
        }
        return Main.OK;
    }

    private <T extends Table> SearchBenchmark.Figures measured(Game<T> game) {
        return SearchBenchmark.run(game.rules(), game.mode(), game.starters(), seconds);
    }
}
