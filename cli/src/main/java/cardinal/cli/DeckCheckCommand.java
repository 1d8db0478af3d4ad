package cardinal.cli;

import cardinal.cards.deck.Violation;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.cli.game.NamedDecks;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Names every rule of deck building that a list breaks. */
@Command(name = "check", header = "Name every rule of deck building that a list breaks; exit code 1 if there is one.")
final class DeckCheckCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "FILE", description = "A deck list, one card on a line: \"3 Name\".")
    Path file = Path.of("");

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).",
            defaultValue = Games.USUAL)
    String name = "";

    @Option(names = "--mode", paramLabel = "MODE", description = "The mode or format (the game's usual one).")
    @Nullable String mode;

    @Mixin
    CardChoice cards = new CardChoice();

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    DeckCheckCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        Game<?> game = cards.game(name, mode);
        Setup.DeckList deck = NamedDecks.read(file);
        if (deck.lines().stream().allMatch(String::isBlank)) {
            throw new BadInput(file.toString(), "the file is empty; a deck list has one card on a line: \"3 Name\"");
        }
        List<Violation> faults = game.faults(deck);
        if (json) {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("file", file.toString());
            all.put("legal", faults.isEmpty());
            all.put("violations", faults);
            Json.print(io, all);
        } else {
            faults.forEach(f -> io.out().println(file + ": " + f.toString().replaceAll("\\s*\\R\\s*", "; ")));
            io.out().println(faults.isEmpty() ? file + ": a legal deck"
                    : faults.size() + (faults.size() == 1 ? " violation" : " violations"));
        }
        return faults.isEmpty() ? Main.OK : Main.FAILED;
    }
}
