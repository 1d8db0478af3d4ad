package cardinal.cli;

import static cardinal.cli.TournamentText.line;

import cardinal.arena.files.TextFile;
import cardinal.arena.meta.Matrix;
import cardinal.arena.meta.Metagame;
import cardinal.arena.tournament.ResultFile;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says which deck to bring. */
@Command(name = "meta", header = "Say from a result which deck to bring: against a field, and in equilibrium.",
        description = {"",
            "The equilibrium mixture is the one on which no deck gains; it is solved as a linear program.",
            "A deck is dominated when some mixture of others does better against every deck. Both follow from the",
            "measured scores; how far their errors move them is found by drawing the scores anew " + Metagame.DRAWS
                    + " times.",
            ""})
final class ArenaMetaCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "RESULT.json", description = "What cardinal arena --out wrote.")
    Path file = Path.of("");

    @Option(names = "--field", paramLabel = "DECK=WEIGHT", split = ",",
            description = "What people bring, as weights (all decks alike); decks that are not named have none.")
    Map<String, Double> field = new LinkedHashMap<>();

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    ArenaMetaCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        Metagame meta =
                Metagame.of(Matrix.of(ResultFile.read(file.toString(), TextFile.read(file))), field);
        if (json) {
            Json.print(io, meta);
            return Main.OK;
        }
        int width = Math.max(4, meta.entries().stream().mapToInt(e -> e.name().length()).max().orElse(4));
        io.out().println(line("%-" + width + "s  %6s  %-24s %-22s %s", "deck", "field", "score against the field",
                "equilibrium share", "dominated"));
        for (Metagame.Entry e : meta.entries()) {
            io.out().println(line("%-" + width + "s  %5.1f%%  %-24s %-22s %s", e.name(), 100 * e.weight(),
                    line("%5.1f %% (%.1f to %.1f)", 100 * e.expected(), 100 * e.low(), 100 * e.high()),
                    line("%5.1f %% (%.0f to %.0f)", 100 * e.share(), 100 * e.shareLow(), 100 * e.shareHigh()),
                    dominated(e)));
        }
        io.out().println(line("The best answer to the equilibrium mixture gains %.6f points a game.",
                meta.exploitability()));
        return Main.OK;
    }

    private static String dominated(Metagame.Entry e) {
        String draws = line(" (in %.0f %% of the draws)", 100 * e.dominatedIn());
        return e.dominatedBy().isEmpty() ? "no" + (e.dominatedIn() > 0 ? draws : "")
                : "by " + e.dominatedBy().entrySet().stream()
                        .map(d -> line("%.0f %% %s", 100 * d.getValue(), d.getKey()))
                        .collect(Collectors.joining(", ")) + draws;
    }
}
