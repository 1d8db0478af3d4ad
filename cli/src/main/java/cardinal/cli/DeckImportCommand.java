package cardinal.cli;

import cardinal.arena.files.TextFile;
import cardinal.cards.deck.Lists;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.ReadDeck;
import cardinal.cli.game.NamedDecks;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.Setup.DeckList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Reads a deck in whichever form players exchange it, and writes it as the list that every command takes. */
@Command(name = "import", header = "Read a deck in any form and print it as a list, with every problem.",
        description = {"",
            "A deck is a list (\"3 Name\" or \"3 OGN-007\" on a line, under headings or without), one entry for each",
            "copy (OGN-007-1 OGN-007-1 ...), or a Riftbound deck code. What it is is seen from what is written.",
            "Problems stand below the list as comments; exit code 1 if there is one.", ""})
final class DeckImportCommand implements Callable<Integer> {
    private final Io io;

    @Mixin
    DeckSource source = new DeckSource();

    @Option(names = "--casual",
            description = "Print a list that may be played though it breaks rules of deck building; cards that cannot be played are"
                    + " left out. What is wrong is said all the same.")
    boolean casual;

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    @Option(names = "--out", paramLabel = "FILE", description = "Write the list here; problems are printed.")
    @Nullable Path out;

    /** A line of the list, for tools. */
    private record Entry(int copies, String name, String number) {
    }

    DeckImportCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        DeckList written = source.read(io);
        Game<?> game = source.game(written);
        ReadDeck deck = game.read(written);
        List<String> problems = deck.faults().stream().map(NamedDecks::line).toList();
        List<String> lines = casual ? game.casual(written).lines() : deck.lines();
        boolean playable = problems.isEmpty() || casual && game.faults(game.casual(written)).isEmpty();
        String what = game.rules().id() + ", " + deck.shape().words() + ": " + deck.size() + " cards, "
                + (problems.isEmpty() ? "a legal deck" : problems.size() == 1 ? "1 problem"
                        : problems.size() + " problems")
                + (casual && !problems.isEmpty() ? playable ? ", played casually" : ", not even casually" : "");
        if (out != null) {
            TextFile.write(out, lines);
        }
        if (json) {
            Json.print(io, answer(game, deck, lines, playable));
        } else if (out != null) {
            io.out().println(out + ": " + what);
            problems.forEach(io.out()::println);
        } else {
            io.out().println("# " + what);
            lines.forEach(io.out()::println);
            if (!problems.isEmpty()) {
                io.out().println();
                problems.forEach(problem -> io.out().println("# " + problem));
            }
        }
        return playable ? Main.OK : Main.FAILED;
    }

    private Map<String, Object> answer(Game<?> game, ReadDeck deck, List<String> lines, boolean playable) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("file", source.title());
        all.put("game", game.rules().id());
        all.put("mode", game.mode());
        all.put("shape", deck.shape().name().toLowerCase(Locale.ROOT));
        all.put("legal", deck.faults().isEmpty());
        if (casual) {
            all.put("playable", playable);
        }
        Map<String, List<Entry>> sections = new LinkedHashMap<>();
        deck.sections().forEach((heading, cards) -> sections.put(heading, entries(cards)));
        all.put("sections", sections);
        all.put("list", lines);
        all.put("problems", deck.faults());
        return all;
    }

    private static List<Entry> entries(List<ReadDeck.Card> cards) {
        Map<String, String> numbers = new LinkedHashMap<>();
        cards.forEach(card -> numbers.putIfAbsent(card.name(), card.number()));
        List<Entry> entries = new ArrayList<>();
        Lists.counted(cards.stream().map(ReadDeck.Card::name).toList())
                .forEach((name, copies) -> entries.add(new Entry(copies, name, numbers.getOrDefault(name, ""))));
        return entries;
    }
}
