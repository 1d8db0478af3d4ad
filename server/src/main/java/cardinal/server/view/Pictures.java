package cardinal.server.view;

import cardinal.catalog.Games;
import cardinal.catalog.entry.Family;
import cardinal.catalog.events.EventWriter;
import cardinal.catalog.events.Reader;
import cardinal.catalog.foresight.Foresight;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Consequences;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Face;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import java.util.Map;

/** What some eyes see of a match, as the game's picture draws it. */
public final class Pictures {
    private Pictures() {
    }

    /** serial: of the open question; handles: the viewer's names for cards, which go on being used. */
    public static <T extends Table> View of(Game<T> game, Match<T> match, Viewpoint viewpoint, CardHandles handles,
            int serial) {
        Family<T> family = Games.family(game);
        return family.picture(match, viewpoint, handles).draw(family.id(), game, match, serial,
                viewpoint.seat() == Table.NONE ? Consequences.UNSAID
                        : new Foresight<>(match, viewpoint.seat(), family.events(), game.uiHints()));
    }

    /** Writes what happened between two views. earlier: what cards were called in the first; handles: what they are called in the second. */
    public static <T extends Table> EventWriter events(Game<T> game, Match<T> match, Viewpoint viewpoint,
            Map<Integer, String> earlier, CardHandles handles) {
        Family<T> family = Games.family(game);
        return new EventWriter(new Reader(viewpoint.seat(), viewpoint.open()), match.table().seatCount(), earlier,
                handles, family::print);
    }

    /** What is printed on a card. */
    public static View.Face face(Game<?> game, Face face) {
        return Games.family(game.rules().id()).print(face);
    }
}
