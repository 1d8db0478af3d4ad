package cardinal.server.table;

import cardinal.cards.deck.Violation;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Setup.DeckList;
import cardinal.server.wire.DeckChoice;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** The decks people bring to a table. */
public final class DeckInput {
    private static final int LONGEST = 20_000;
    private static final int MOST_FAULTS = 8;

    private DeckInput() {
    }

    /** A deck that may be played. */
    static DeckList chosen(Game<?> game, DeckChoice choice, RandomGenerator random) {
        if (choice.starter().isPresent()) {
            return starter(game, choice.starter().get());
        }
        return choice.text().map(text -> playable(game, written(text)))
                .orElseGet(() -> game.starters().get(random.nextInt(game.starters().size())));
    }

    public static DeckList starter(Game<?> game, String name) {
        return game.starters().stream().filter(deck -> deck.name().equals(name)).findFirst()
                .orElseThrow(() -> new BadInput("deck", "there is no starter deck \"" + name + "\""
                        + Nearest.hint(name, game.starters().stream().map(DeckList::name).toList())));
    }

    /** A deck as somebody has written it. */
    public static DeckList written(String text) {
        if (text.length() > LONGEST) {
            throw new BadInput("deck", "it is longer than " + LONGEST + " characters");
        }
        if (text.isBlank()) {
            throw new BadInput("deck", "nothing is written there; a deck is a list (\"3 Name\" on a line), one entry"
                    + " for each copy, or a deck code");
        }
        return new DeckList("deck", text.lines().toList());
    }

    private static DeckList playable(Game<?> game, DeckList deck) {
        List<Violation> faults = game.faults(deck);
        if (!faults.isEmpty()) {
            throw new BadInput("deck",
                    faults.stream().limit(MOST_FAULTS).map(Violation::toString).collect(Collectors.joining("; ")));
        }
        return deck;
    }
}
