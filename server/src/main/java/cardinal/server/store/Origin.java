package cardinal.server.store;

import cardinal.kernel.Setup;
import java.util.List;

/**
 * What a match is rebuilt from, besides its choices.
 *
 * @param version  of the rules it was begun with
 * @param pool  the imported cards it is played with; empty for those the game comes with
 * @param decks  by seats; a seat that is still free has a deck without lines
 * @param scenario  the lines of a table laid out by hand; empty for a match from its start
 */
public record Origin(String game, String version, String mode, String pool, long seed,
        List<Setup.DeckList> decks, List<String> scenario) {

    public Setup setup() {
        return new Setup(game, mode, seed, decks);
    }

    /** The same decks or table from another seed, with the rules of today. */
    public Origin again(long other, String today) {
        return new Origin(game, today, mode, pool, other, decks, scenario);
    }

    /** The same with a deck for a seat. */
    public Origin with(int seat, Setup.DeckList deck) {
        List<Setup.DeckList> all = new java.util.ArrayList<>(decks);
        all.set(seat, deck);
        return new Origin(game, version, mode, pool, seed, List.copyOf(all), scenario);
    }
}
