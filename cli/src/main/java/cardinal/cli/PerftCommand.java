package cardinal.cli;

import cardinal.arena.Perft;
import cardinal.catalog.game.Game;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioReader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the decision tree below the table of a scenario. */
@Command(name = "perft",
        header = "Count the ways to make the next decisions from the table of a scenario (its script is not played).")
final class PerftCommand implements Callable<Integer> {
    private static final int DEEPEST = 12;

    private final Io io;

    @Parameters(paramLabel = "SCENARIO", description = "A scenario file.")
    Path file = Path.of("");

    @Mixin
    CardChoice cards = new CardChoice();

    @Option(names = "--depth", required = true, paramLabel = "N", description = "How many decisions.")
    int depth;

    @Option(names = "--divide", description = "Count each first decision by itself.")
    boolean divide;

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    PerftCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        if (depth < 0 || depth > DEEPEST) {
            throw new BadInput("--depth is a number from 0 to " + DEEPEST + ", not " + depth);
        }
        Scenario scenario = ScenarioReader.read(file);
        return count(cards.game(scenario.game()), scenario);
    }

    private <T extends Table> int count(Game<T> game, Scenario scenario) {
        Match<T> match = game.scenarios().begin(scenario, (table, event) -> {
        });
        match.table().observe(null);
        List<Perft.Branch> branches = divide ? Perft.divide(match, depth) : List.of();
        long leaves = branches.isEmpty() ? Perft.count(match, depth)
                : branches.stream().mapToLong(Perft.Branch::leaves).sum();
        if (json) {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("file", file.toString());
            all.put("depth", depth);
            all.put("leaves", leaves);
            if (divide) {
                all.put("branches", branches);
            }
            Json.print(io, all);
        } else {
            branches.forEach(b -> io.out().println(b.command() + ": " + b.leaves()));
            io.out().println(leaves);
        }
        return Main.OK;
    }
}
