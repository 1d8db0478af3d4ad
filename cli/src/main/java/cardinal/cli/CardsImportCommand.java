package cardinal.cli;

import cardinal.cards.CardFile;
import cardinal.cards.CardList;
import cardinal.cards.CardReport;
import cardinal.cards.Library;
import cardinal.cards.Printed;
import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.Games;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a card pool of a card file. */
@Command(name = "import", header = "Make a card pool of a card file, for --pool in every other command.",
        description = {"",
            "The file is a JSON list of cards in one of the shapes people exchange, or in our own (docs/cards.md).",
            "Cards whose text is not understood are kept and refused when a deck uses them. Rows of a published file",
            "that are no cards of the game are left out and named. An import under a name that is taken replaces the",
            "pool.", ""})
final class CardsImportCommand implements Callable<Integer> {
    private static final int SHOWN = 20;
    private final Io io;

    @Parameters(paramLabel = "FILE", description = "A JSON file with a list of cards.")
    Path file = Path.of("");

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES} (the one whose shape the file has).")
    @Nullable String game;

    @Option(names = "--name", paramLabel = "NAME", description = "What to call the pool (like the file).")
    @Nullable String name;

    @Option(names = "--json", description = "Print one JSON object.")
    boolean json;

    /** What a tool reads. */
    private record Answer(String pool, String game, int cards, int printings, int supported,
            List<CardReport> unsupported,
            List<CardList.Refused> refused, List<String> notices, List<String> passedOver, boolean replaced,
            String file) {
    }

    CardsImportCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        List<?> entries = CardFile.contents(file).entries();
        String chosen = game(entries);
        return keep(chosen, Games.named(chosen).library(), entries);
    }

    /** The game that is named, if the file is not plainly one of another game. */
    private String game(List<?> entries) {
        String recognised = Games.recognised(entries).orElse("");
        if (game == null && recognised.isEmpty()) {
            throw new BadInput(file.toString(), "the cards do not say of which game they are; say it: --game "
                    + String.join(", ", Games.names()));
        }
        if (game == null) {
            return recognised;
        }
        Games.require(game);
        if (!recognised.isEmpty() && !Games.sameCards(game, recognised)) {
            throw new BadInput(file.toString(),
                    "these are cards of " + recognised + ", not of " + game + ": --game " + recognised);
        }
        return game;
    }

    private <D extends Printed> int keep(String chosen, Library<D, ?, ?> library, List<?> entries) throws IOException {
        String called = name == null ? PoolFolder.nameOf(file) : name;
        PoolFolder folder = PoolFolder.usual();
        Path place = folder.file(chosen, called);
        CardList<D> list = library.list(file);
        if (list.cards().isEmpty()) {
            throw new BadInput(file.toString(), "there is no card in this file"
                    + list.refused().stream().limit(3).map(row -> "\n" + row.why()).collect(Collectors.joining()));
        }
        List<CardReport> reports = library.check(list.cards());
        List<CardReport> failed = reports.stream().filter(card -> !card.supported()).toList();
        boolean replaced = folder.keep(chosen, called, file.toAbsolutePath().normalize().toString(), entries);
        Answer answer =
                new Answer(called, chosen, reports.size(), entries.size() - list.refused().size(),
                        reports.size() - failed.size(), failed,
                        list.refused(), list.notices(), list.passedOver(), replaced, place.toString());
        if (json) {
            Json.print(io, answer);
        } else {
            print(answer);
        }
        return Main.OK;
    }

    private void print(Answer a) {
        io.out().println((a.replaced ? "replaced" : "made") + " the card pool \"" + a.pool + "\" of " + a.game + ": "
                + a.cards + (a.cards == 1 ? " card" : " cards")
                + (a.printings > a.cards ? " in " + a.printings + " printings" : ""));
        if (!a.passedOver.isEmpty()) {
            io.out().println("fields without meaning for the game: " + String.join(", ", a.passedOver));
        }
        a.notices.forEach(io.out()::println);
        if (!a.refused.isEmpty()) {
            io.out().println(a.refused.size() + (a.refused.size() == 1 ? " row was" : " rows were")
                    + " left out (each counts as a card that cannot be played):");
            a.refused.stream().limit(SHOWN).forEach(row -> io.out().println("  " + row.why()));
            if (a.refused.size() > SHOWN) {
                io.out().println("  and " + (a.refused.size() - SHOWN) + " more: --json lists them all");
            }
        }
        io.out().println(a.unsupported.isEmpty() ? "all of them can be played"
                : a.supported + " can be played, " + a.unsupported.size() + " cannot: cardinal cards check --pool "
                        + a.pool
                        + " --game " + a.game + " says why");
        io.out().println("use it with --pool " + a.pool);
    }
}
