package cardinal.cli;

import cardinal.cards.CardFile;
import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.Games;
import cardinal.cli.io.Io;
import cardinal.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes card pools as a card file. */
@Command(name = "export", header = "Write an imported card pool, or several as one, as a card file.",
        description = {"",
            "The rows of the pools as they were given, in the order in which the pools are named: a file that cards import",
            "takes again. Merge pools so: cards export base,mine --game riftbound --out both.json.", ""})
final class CardsExportCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "NAME", description = "The name of the pool, or several: base,mine.")
    String names = "";

    @Option(names = "--game", required = true, paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "Its game: ${COMPLETION-CANDIDATES}.")
    String game = "";

    @Option(names = "--out", paramLabel = "FILE", description = "Where to write it (to the terminal).")
    @Nullable Path out;

    CardsExportCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        Games.require(game);
        List<Object> rows = new ArrayList<>();
        for (Path file : PoolFolder.usual().allOf(game, names)) {
            rows.addAll(CardFile.contents(file).entries());
        }
        Path file = out;
        if (file == null) {
            io.out().print(CardFile.json(rows));
            return Main.OK;
        }
        if (Files.exists(file)) {
            throw new BadInput(file.toString(), "there is a file of this name already");
        }
        Files.writeString(file, CardFile.json(rows));
        io.out().println("wrote " + rows.size() + (rows.size() == 1 ? " row to " : " rows to ") + file);
        return Main.OK;
    }
}
