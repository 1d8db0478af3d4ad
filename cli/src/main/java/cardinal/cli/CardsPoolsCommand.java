package cardinal.cli;

import cardinal.cards.keep.KeptPool;
import cardinal.cards.keep.PoolFolder;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the card pools that were imported. */
@Command(name = "pools", header = "List the card pools that were imported.")
final class CardsPoolsCommand implements Callable<Integer> {
    private final Io io;

    /** What a tool reads. */
    private record Answer(String pool, String game, int printings, String source, String file) {
    }

    @Option(names = "--json", description = "Print a JSON array of pools.")
    boolean json;

    CardsPoolsCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        PoolFolder folder = PoolFolder.usual();
        List<KeptPool> pools = folder.list();
        if (json) {
            Json.print(io, pools.stream()
                    .map(p -> new Answer(p.name(), p.game(), p.cards(), p.source(), p.file().toString())).toList());
            return Main.OK;
        }
        for (KeptPool pool : pools) {
            io.out().println(String.format(Locale.ROOT, "%-20s %-10s %6d cards  %s", pool.name(), pool.game(),
                    pool.cards(), pool.source()));
        }
        io.out().println(pools.isEmpty() ? "there is no card pool in " + folder.folder()
                + "; cardinal cards import FILE --game GAME makes one" : "kept in " + folder.folder());
        return Main.OK;
    }
}
