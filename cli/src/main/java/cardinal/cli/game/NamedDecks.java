package cardinal.cli.game;

import cardinal.arena.files.TextFile;
import cardinal.cards.deck.PublishedLists;
import cardinal.cards.deck.Violation;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Setup.DeckList;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Decks as people name them: a starter deck, or a file with a list. */
public final class NamedDecks {
    private NamedDecks() {
    }

    /** The deck, if it may be played. */
    public static DeckList playable(Game<?> game, String word) {
        return playable(game, word, find(game, word));
    }

    private static DeckList playable(Game<?> game, String word, DeckList deck) {
        List<Violation> faults = game.faults(deck);
        if (!faults.isEmpty()) {
            throw new BadInput("deck " + word,
                    faults.stream().map(Violation::toString).collect(Collectors.joining("; ")));
        }
        return deck;
    }

    /** The deck as it is played casually; tell: hears all that is wrong with it. */
    public static DeckList casual(Game<?> game, String word, Consumer<String> tell) {
        return playable(game, word, casual(game, find(game, word), tell));
    }

    private static DeckList casual(Game<?> game, DeckList deck, Consumer<String> tell) {
        game.faults(deck).forEach(fault -> tell.accept(deck.name() + ": " + line(fault)));
        return game.casual(deck);
    }

    /** The decks of a file with many that may be played, casually or not; tell: hears of each other why it is left out. */
    public static List<DeckList> ofMany(Game<?> game, Path file, boolean casual, Consumer<String> tell) {
        List<DeckList> all = new ArrayList<>();
        for (DeckList deck : many(List.of(file))) {
            DeckList played = casual ? casual(game, deck, tell) : deck;
            List<Violation> faults = game.faults(played);
            if (faults.isEmpty()) {
                all.add(played);
            } else {
                tell.accept(deck.name() + " is left out: "
                        + faults.stream().map(NamedDecks::line).collect(Collectors.joining("; ")));
            }
        }
        if (all.isEmpty()) {
            throw new BadInput(file.toString(), "none of these decks can be played");
        }
        return all;
    }

    /** A violation on one line. */
    public static String line(Violation fault) {
        return fault.toString().replaceAll("\\s*\\R\\s*", "; ");
    }

    public static boolean isOfMany(String word) {
        return word.toLowerCase(Locale.ROOT).endsWith(".json");
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

    /** The decks of files, each of which is one deck in any form or JSON with many. */
    public static List<DeckList> many(List<Path> files) {
        List<DeckList> all = files.stream().flatMap(file -> many(file).stream()).toList();
        if (all.isEmpty()) {
            throw new BadInput("there is no deck in these files");
        }
        return all;
    }

    private static List<DeckList> many(Path file) {
        return isOfMany(file.toString()) ? PublishedLists.read(file)
                : List.of(read(file));
    }

    /** A deck from a file; it is called like the file. */
    public static DeckList read(Path file) {
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.[A-Za-z]{1,5}$", "");
        return new DeckList(name, TextFile.lines(file));
    }
}
