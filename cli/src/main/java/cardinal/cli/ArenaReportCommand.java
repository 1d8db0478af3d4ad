package cardinal.cli;

import cardinal.arena.files.TextFile;
import cardinal.arena.report.Report;
import cardinal.arena.tournament.ResultFile;
import cardinal.arena.tournament.TournamentResult;
import cardinal.cli.io.Io;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes the page of a result again. */
@Command(name = "report", header = "Make the page of a result that is there already.")
final class ArenaReportCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "RESULT.json", description = "What cardinal arena --out wrote.")
    Path file = Path.of("");

    @Option(names = "--to", paramLabel = "FILE", description = "The page (report.html beside the result).")
    @Nullable Path to;

    ArenaReportCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        TournamentResult result = ResultFile.read(file.toString(), TextFile.read(file));
        Path page = to == null ? file.resolveSibling("report.html") : to;
        TextFile.replace(page, Report.page(result));
        io.out().println("Written to " + page + ".");
        return Main.OK;
    }
}
