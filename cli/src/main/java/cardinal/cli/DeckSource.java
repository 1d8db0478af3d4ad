package cardinal.cli;

import cardinal.cards.keep.KeptPool;
import cardinal.cards.keep.PoolFolder;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.ReadDeck;
import cardinal.cli.game.NamedDecks;
import cardinal.cli.io.Io;
import cardinal.kernel.BadInput;
import cardinal.kernel.Setup.DeckList;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The deck a command is about, in any form, and the game it is for. */
final class DeckSource {
    private static final String STANDARD_INPUT = "-";
    private static final int LARGEST = 1 << 20;

    @Parameters(paramLabel = "FILE", description = "A deck in a file, or on the standard input (-).")
    String file = "";

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES} (the one that knows the cards).")
    @Nullable String name;

    @Option(names = "--mode", paramLabel = "MODE", description = "The mode or format (the game's usual one).")
    @Nullable String mode;

    @Mixin
    CardChoice cards = new CardChoice();

    /** How a complaint calls the deck. */
    String title() {
        return file.equals(STANDARD_INPUT) ? "standard input" : file;
    }

    DeckList read(Io io) throws IOException {
        DeckList deck = file.equals(STANDARD_INPUT) ? new DeckList("deck", typed(io)) : NamedDecks.read(Path.of(file));
        if (deck.lines().stream().allMatch(String::isBlank)) {
            throw new BadInput(title(), "nothing is written there; a deck is a list (\"3 Name\" on a line), one entry"
                    + " for each copy (OGN-007-1 OGN-007-1 ...) or a deck code");
        }
        if (deck.lines().stream().filter(line -> !line.isBlank()).findFirst().orElse("").strip().startsWith("http")) {
            throw new BadInput(title(), "this is a link; paste the list or the code that the page shows");
        }
        return deck;
    }

    private static List<String> typed(Io io) throws IOException {
        byte[] all = io.in().readNBytes(LARGEST + 1);
        if (all.length > LARGEST) {
            throw new BadInput("standard input", "a deck has at most " + (LARGEST >> 20) + " MB");
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(all)).toString().lines().toList();
        } catch (CharacterCodingException e) {
            throw new BadInput("standard input", "this is not a text in UTF-8");
        }
    }

    Game<?> game(DeckList deck) {
        return cards.game(name != null ? name : guessed(deck), mode);
    }

    /** The game that has the pool; else the one that knows most of the cards, and the usual one if none does. */
    private String guessed(DeckList deck) {
        if (cards.pool != null) {
            List<String> having = PoolFolder.usual().list().stream().filter(p -> p.name().equals(cards.pool))
                    .map(KeptPool::game).toList();
            return having.size() == 1 ? having.getFirst() : Games.USUAL;
        }
        String best = Games.USUAL;
        int most = 0;
        for (String game : cards.isGiven() ? List.<String>of() : different()) {
            ReadDeck read = Games.named(game).read(deck);
            if (read.unread().isEmpty()) {
                return game;
            }
            if (read.size() > most) {
                best = game;
                most = read.size();
            }
        }
        return best;
    }

    /** The games whose decks can be told apart by their cards: the editions of a family share most of theirs. */
    private static List<String> different() {
        return Games.families().stream().map(family -> family.usual().id()).toList();
    }
}
