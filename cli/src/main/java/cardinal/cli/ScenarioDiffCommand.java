package cardinal.cli;

import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import cardinal.kernel.Table;
import cardinal.scenario.Differences;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioReader;
import cardinal.scenario.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays one position by the rules of several games and tells where the outcomes part. */
@Command(name = "diff",
        header = "Play a scenario by several rule documents and tell where they part; exit code 1 if they do.")
final class ScenarioDiffCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "FILE",
            description = "A scenario file; its commands are played, what it expects is left out.")
    Path file = Path.of("");

    @Option(names = "--games", paramLabel = "GAME", split = ",", completionCandidates = Games.Names.class,
            description = "The games to compare; those the file names if left out.")
    List<String> games = List.of();

    @Mixin
    CardChoice cards = new CardChoice();

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    /** What a tool reads. */
    private record Answer(String file, String title, List<String> games, boolean same,
            List<Differences.Parting> partings,
            List<Differences.Value> values, Map<String, String> problems) {
    }

    ScenarioDiffCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        Scenario scenario = ScenarioReader.read(file);
        List<String> compared = games.isEmpty() ? scenario.games() : games;
        if (compared.size() < 2) {
            throw new BadInput("name at least two games to compare: --games ufs-2010,ufs-2019,universus");
        }
        List<Trace<?>> traces =
                Differences.traces(file, compared.stream().<Differences.Compared<?>>map(this::compared).toList());
        Map<String, String> problems = new LinkedHashMap<>();
        traces.stream().filter(t -> !t.problem().isEmpty()).forEach(t -> problems.put(t.game(), t.problem()));
        List<Differences.Parting> partings = Differences.partings(traces);
        List<Differences.Value> values = Differences.values(traces);
        boolean same = partings.isEmpty() && values.isEmpty();
        Answer answer = new Answer(file.toString(), scenario.title(), compared, same, partings, values, problems);
        if (json) {
            Json.print(io, answer);
        } else {
            print(answer);
        }
        return same ? Main.OK : Main.FAILED;
    }

    private Differences.Compared<?> compared(String name) {
        return compared(cards.game(name));
    }

    private static <T extends Table> Differences.Compared<T> compared(Game<T> game) {
        return new Differences.Compared<>(game.scenarios(), game.rules());
    }

    private void print(Answer answer) {
        TerminalColours colours = TerminalColours.on(io.terminal());
        io.out().println(colours.bold(answer.title));
        if (answer.same) {
            io.out().println("The same in " + String.join(", ", answer.games) + ".");
        }
        for (Differences.Parting parting : answer.partings) {
            io.out().println();
            io.out().println(
                    parting.after().isEmpty() ? "They part at once:" : "They part after \"" + parting.after() + "\":");
            for (Differences.Side side : parting.sides()) {
                io.out().println("  " + colours.cyan(String.join(", ", side.games())) + ": " + side.what()
                        + (side.clauses().isEmpty() ? ""
                                : colours.dim(" (" + String.join(", ", side.clauses()) + ")")));
                side.reasons().forEach(reason -> io.out().println("    not offered: " + reason));
                if (!side.steps().isEmpty()) {
                    io.out().println("    " + colours.dim("by way of " + String.join(", ", side.steps())));
                }
            }
        }
        answer.problems.forEach((game, problem) -> {
            io.out().println();
            io.out().println(colours.cyan(game) + " does not go on:");
            problem.lines().forEach(line -> io.out().println("  " + line));
        });
        if (!answer.values.isEmpty()) {
            io.out().println();
            io.out().println("In the end:");
            for (Differences.Value value : answer.values) {
                List<String> each = new ArrayList<>();
                value.by().forEach(
                        (game, found) -> each.add(colours.cyan(game) + " " + (found.isEmpty() ? "nothing" : found)));
                io.out().println("  " + value.path() + ": " + String.join(" · ", each));
            }
        }
    }
}
