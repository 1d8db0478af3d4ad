package cardinal.server.wire;

import java.util.List;

/**
 * A game that can be played here.
 *
 * @param version  as its rule document numbers itself; empty where it does not
 * @param date  of the document, year first; empty where it gives none
 * @param decks  that come with Cardinal
 * @param levels  of bots, from weak to strong
 * @param pools  imported cards
 */
public record GameOffer(String id, String family, String title, String version, String date, List<ModeOffer> modes,
        List<DeckOffer> decks, List<String> windows, List<String> levels, List<String> pools) {

    /** A mode of play. starters: the names of the decks that come with Cardinal. */
    public record ModeOffer(String id, int seats, boolean series, List<String> starters) {
    }

    /** A deck that comes with Cardinal. about: what it does, in a sentence or two. */
    public record DeckOffer(String name, String about) {
    }
}
