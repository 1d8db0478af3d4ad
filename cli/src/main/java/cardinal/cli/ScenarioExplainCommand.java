package cardinal.cli;

import cardinal.arena.files.Ledgers;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.cli.play.Explanation;
import cardinal.kernel.Ledger;
import cardinal.kernel.Table;
import cardinal.scenario.Ending;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioReader;
import cardinal.scenario.ScenarioResult;
import cardinal.scenario.ScenarioRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells what happens in a scenario, and by which clauses. */
@Command(name = "explain", header = "Tell what happens in a scenario, clause by clause.")
final class ScenarioExplainCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "FILE", description = "A scenario file.")
    Path file = Path.of("");

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game to play it by, for a scenario of several; the first it names if left out.")
    String game = "";

    @Mixin
    CardChoice cards = new CardChoice();

    @Option(names = {"-v", "--verbose"},
            description = "Name the clause of every step, not only of what is seen to happen.")
    boolean verbose;

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    /** What a tool reads. */
    private record Answer(String file, String title, boolean passed, String message, List<String> log,
            List<String> clauses, String game, @Nullable Ending ending, List<String> assumed) {
    }

    ScenarioExplainCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        Scenario scenario = game.isEmpty() ? ScenarioReader.read(file) : ScenarioReader.readFor(file, game);
        return explain(cards.game(scenario.game()), scenario);
    }

    private <T extends Table> int explain(Game<T> by, Scenario scenario) throws IOException {
        Ledger ledger = Ledgers.of(scenario.game());
        TerminalColours colours = TerminalColours.on(io.terminal() && !json);
        Explanation<T> explanation = new Explanation<>(by, ledger, colours, verbose);
        ScenarioResult.ByEdition result = new ScenarioRunner(List.of(explanation)).play(scenario);
        boolean passed = result.passed();
        if (json) {
            Json.print(io,
                    new Answer(file.toString(), scenario.title(), passed, result.message(), explanation.lines(),
                            explanation.cited(), scenario.game(), result.ending(), result.assumed()));
            return passed ? Main.OK : Main.FAILED;
        }
        io.out().println(colours.bold(scenario.title()));
        explanation.lines().forEach(io.out()::println);
        Ending ending = result.ending();
        if (ending != null) {
            io.out().println();
            ending.lines().forEach(io.out()::println);
        }
        io.out().println();
        explanation.clauses().forEach(io.out()::println);
        io.out().println();
        io.out().println(passed ? "All that was expected is true." : "It does not go as written:");
        result.message().lines().forEach(l -> io.out().println("  " + l));
        return passed ? Main.OK : Main.FAILED;
    }
}
