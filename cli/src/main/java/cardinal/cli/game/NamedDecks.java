package cardinal.cli.game;

import cardinal.arena.files.TextFile;
import cardinal.cards.deck.Violation;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Setup.DeckList;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Decks as people name them: a starter deck, or a file with a list. */
public final class NamedDecks {
    private NamedDecks() {
    }

    /** The deck, if it may be played. */
    public static DeckList playable(Game<?> game, String word) {
        DeckList deck = find(game, word);
        List<Violation> faults = game.faults(deck);
        if (!faults.isEmpty()) {
            throw new BadInput("deck " + word,
                    faults.stream().map(Violation::toString).collect(Collectors.joining("; ")));
        }
        return deck;
    }

    /** A starter deck of this name, or the deck of a file. */
    public static DeckList find(Game<?> game, String word) {
        Optional<DeckList> starter = game.starters().stream()
                .filter(d -> d.name().equals(word.strip().toLowerCase(Locale.ROOT))).findFirst();
        return starter.orElseGet(() -> {
            if (path(word).filter(Files::exists).isEmpty()) {
                throw new BadInput("there is neither a starter deck nor a file \"" + word + "\""
                        + Nearest.hint(word, game.starters().stream().map(DeckList::name).toList()));
            }
            return read(Path.of(word));
        });
    }

    private static Optional<Path> path(String word) {
        try {
            return Optional.of(Path.of(word));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** A deck from a file; it is called like the file. */
    public static DeckList read(Path file) {
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.[A-Za-z]{1,5}$", "");
        return new DeckList(name, TextFile.lines(file));
    }
}
