package cardinal.cli;

import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.Games;
import cardinal.cli.io.Io;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes an imported card pool away. */
@Command(name = "remove", header = "Take an imported card pool away.")
final class CardsRemoveCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "NAME", description = "The name of the pool.")
    String name = "";

    @Option(names = "--game", required = true, paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "Its game: ${COMPLETION-CANDIDATES}.")
    String game = "";

    CardsRemoveCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        Games.require(game);
        PoolFolder.usual().remove(game, name);
        io.out().println("removed the card pool \"" + name + "\" of " + game);
        return Main.OK;
    }
}
