package cardinal.server.view;

import cardinal.catalog.Games;
import cardinal.catalog.entry.Family;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Face;
import cardinal.kernel.Match;
import cardinal.kernel.Table;

/** What some eyes see of a match, as the game's picture draws it. */
public final class Pictures {
    private Pictures() {
    }

    /** serial: of the open question; handles: the viewer's names for cards, which go on being used. */
    public static <T extends Table> View of(Game<T> game, Match<T> match, Viewpoint viewpoint, CardHandles handles,
            int serial) {
        Family<T> family = Games.family(game);
        return family.picture(match, viewpoint, handles).draw(family.id(), game, match, serial);
    }

    /** What is printed on a card. */
    public static View.Face face(Game<?> game, Face face) {
        return Games.family(game.rules().id()).print(face);
    }
}
