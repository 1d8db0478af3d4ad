package cardinal.cli;

import cardinal.arena.files.Ledgers;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.cli.io.Console;
import cardinal.cli.io.Io;
import cardinal.cli.workshop.Workshop;
import cardinal.kernel.Table;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Opens the workshop for cards. */
@Command(name = "try", header = "Write a card, see how it is understood, and play it at once.",
        description = {"", "A small workshop in the terminal; \"help\" inside lists what can be typed.",
            "With input from a pipe every line is one command.", ""})
final class CardsTryCommand implements Callable<Integer> {
    private final Io io;

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).",
            defaultValue = Games.USUAL)
    String name = "";

    @Mixin
    CardChoice cards = new CardChoice();

    CardsTryCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        open(cards.game(name));
        return Main.OK;
    }

    private <T extends Table> void open(Game<T> game) throws IOException {
        try (Console console = Console.on(io)) {
            new Workshop<>(game, console, TerminalColours.on(io.terminal()), Ledgers.of(game.rules().id())).run();
        }
    }
}
