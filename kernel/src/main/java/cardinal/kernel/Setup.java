package cardinal.kernel;

import java.util.List;

/** What a match begins with: game, mode, seed, a deck per seat. */
public record Setup(String game, String mode, long seed, List<DeckList> decks) {

    /** A deck as the lines a player writes. */
    public record DeckList(String name, List<String> lines) {
    }
}
