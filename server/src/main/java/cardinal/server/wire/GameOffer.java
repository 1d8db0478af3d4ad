package cardinal.server.wire;

import java.util.List;

/** A game that can be played here. levels: of bots, from weak to strong; pools: imported cards. */
public record GameOffer(String id, String title, List<ModeOffer> modes, List<String> windows, List<String> levels,
        List<String> pools) {

    /** A mode of play. starters: the names of the decks that come with Cardinal. */
    public record ModeOffer(String id, int seats, boolean series, List<String> starters) {
    }
}
