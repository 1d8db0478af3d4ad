package cardinal.arena;

import cardinal.kernel.BadInput;
import cardinal.kernel.Setup.DeckList;
import java.util.Collections;
import java.util.List;

/** Who sits at a table: a deck and the level of a bot for each seat. */
public record Seating(List<DeckList> decks, List<String> bots) {

    public Seating {
        if (decks.size() != bots.size()) {
            throw new BadInput(decks.size() + " decks and " + bots.size() + " bots: every seat needs one of each");
        }
        decks = List.copyOf(decks);
        bots = List.copyOf(bots);
    }

    /** These decks, played by random bots. */
    static Seating random(List<DeckList> decks) {
        return new Seating(decks, Collections.nCopies(decks.size(), "random"));
    }

    List<String> deckNames() {
        return decks.stream().map(DeckList::name).toList();
    }
}
