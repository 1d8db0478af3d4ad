package cardinal.cli;

import cardinal.catalog.terminal.TerminalColours;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import cardinal.scenario.ScenarioReader;
import cardinal.scenario.ScenarioResult;
import cardinal.scenario.ScenarioRunner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs scenario files. */
@Command(name = "run", header = "Run scenario files; exit code 1 if one fails.")
final class ScenarioRunCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "FILE|DIR", arity = "1..*", description = "Scenario files, or folders with some.")
    List<Path> places = List.of();

    @Mixin
    CardChoice cards = new CardChoice();

    @Option(names = "--json", description = "Print a JSON array of results.")
    boolean json;

    @Option(names = {"-v", "--verbose"}, description = "Name those that pass, too.")
    boolean verbose;

    ScenarioRunCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        List<Path> files = new ArrayList<>();
        for (Path place : places) {
            files.addAll(ScenarioReader.filesIn(place));
        }
        if (files.isEmpty()) {
            throw new BadInput(places.getFirst().toString(),
                    "there is no scenario here; scenarios are files named *.yaml");
        }
        ScenarioRunner runner = new ScenarioRunner(cards.scenarios());
        List<ScenarioResult> results = files.stream().map(runner::run).toList();
        long failed = results.stream().filter(r -> !r.passed()).count();
        if (json) {
            Json.print(io, results);
        } else {
            print(results, failed);
        }
        return failed == 0 ? Main.OK : Main.FAILED;
    }

    private void print(List<ScenarioResult> results, long failed) {
        TerminalColours colours = TerminalColours.on(io.terminal());
        for (ScenarioResult r : results) {
            if (!r.passed()) {
                io.out().println(
                        colours.red("FAILED") + " " + r.file() + (r.title().isEmpty() ? "" : ": " + r.title()));
                r.message().lines().forEach(l -> io.out().println("  " + l));
            } else if (verbose) {
                io.out().println(colours.green("passed") + " " + r.file() + ": " + r.title() + " "
                        + colours.dim("(" + String.join(", ", r.rules()) + ")"));
            }
        }
        io.out().println(results.size() + (results.size() == 1 ? " scenario, " : " scenarios, ")
                + (failed == 0 ? "all passed" : failed + " failed"));
    }
}
