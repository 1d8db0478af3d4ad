package cardinal.cli;

import cardinal.arena.files.TextFile;
import cardinal.cards.deck.Problem;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.ReadDeck;
import cardinal.cli.game.NamedDecks;
import cardinal.cli.io.Io;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup.DeckList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes a deck in one of the forms in which players exchange them. */
@Command(name = "export", header = "Write a deck, or a starter deck, as a list, as copies or as a deck code.")
final class DeckExportCommand implements Callable<Integer> {
    /** The forms there are. */
    enum Form {
        TEXT, COPIES, CODE
    }

    private final Io io;

    @Mixin
    DeckSource source = new DeckSource();

    @Option(names = "--as", paramLabel = "FORM", description = "The form: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).",
            defaultValue = "TEXT")
    Form form = Form.TEXT;

    @Option(names = "--code-version", paramLabel = "N",
            description = "The version of the deck code, 1 to 6 (the earliest of 3 to 6 that can say it).")
    @Nullable Integer version;

    @Option(names = "--out", paramLabel = "FILE", description = "Write it here.")
    @Nullable Path out;

    DeckExportCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        if (version != null && form != Form.CODE) {
            throw new BadInput("--code-version is for --as code");
        }
        return isStarter() ? export(starters(), NamedDecks.find(starters(), source.file)) : export(source.read(io));
    }

    /** What is no file is a starter deck. */
    private boolean isStarter() {
        return !source.file.equals("-") && !Files.exists(Path.of(source.file));
    }

    private Game<?> starters() {
        return source.cards.game(source.name == null ? Games.USUAL : source.name, source.mode);
    }

    private int export(DeckList deck) throws IOException {
        return export(source.game(deck), deck);
    }

    private int export(Game<?> game, DeckList deck) throws IOException {
        ReadDeck read = game.read(deck);
        if (!read.unread().isEmpty()) {
            throw new BadInput(source.title(), read.unread().stream().map(Problem::toString)
                    .collect(Collectors.joining("; ")));
        }
        List<String> lines = switch (form) {
            case TEXT -> read.lines();
            case COPIES -> List.of(game.copies(deck));
            case CODE -> List.of(game.code(deck, version == null ? OptionalInt.empty() : OptionalInt.of(version)));
        };
        if (out != null) {
            TextFile.write(out, lines);
        } else {
            lines.forEach(io.out()::println);
        }
        return Main.OK;
    }
}
