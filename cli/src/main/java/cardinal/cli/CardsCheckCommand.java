package cardinal.cli;

import cardinal.cards.CardReport;
import cardinal.cli.game.Game;
import cardinal.cli.game.Games;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says which cards of a file can be played, and which words of the others were not understood. */
@Command(name = "check", header = "Say which cards of a file can be played; exit code 1 if some cannot.")
final class CardsCheckCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "FILE", description = "A JSON file with a list of cards.")
    Path file = Path.of("");

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).",
            defaultValue = Games.USUAL)
    String name = "";

    @Option(names = "--json", description = "Print a JSON array of {name, supported, unread}.")
    boolean json;

    CardsCheckCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        List<CardReport> cards = Games.named(name).cards(file);
        long supported = cards.stream().filter(CardReport::supported).count();
        if (json) {
            Json.print(io, cards);
        } else {
            print(cards, supported);
        }
        return supported == cards.size() ? Main.OK : Main.FAILED;
    }

    private void print(List<CardReport> cards, long supported) {
        Map<String, List<String>> missing = new TreeMap<>();
        cards.stream().filter(c -> !c.supported())
                .forEach(c -> c.unread()
                        .forEach(u -> missing.computeIfAbsent(u, w -> new java.util.ArrayList<>()).add(c.name())));
        missing.entrySet().stream().sorted(Comparator.comparingInt(e -> -e.getValue().size()))
                .forEach(e -> io.out().println("not read: «" + e.getKey() + "»  " + String.join(", ", e.getValue())));
        io.out().println(supported + " of " + cards.size() + " cards can be played"
                + (cards.isEmpty() ? "" : " (" + supported * 100 / cards.size() + "%)"));
    }
}
