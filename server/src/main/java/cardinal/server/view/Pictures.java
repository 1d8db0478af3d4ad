package cardinal.server.view;

import cardinal.arena.game.Game;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.BadInput;
import cardinal.kernel.Face;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftTable;
import cardinal.server.wire.View;
import cardinal.ufs.table.UfsTable;

/** The front door of this package: what some eyes see of a match. A game is added here, in two lines. */
public final class Pictures {
    private Pictures() {
    }

    /** serial: of the open question; handles: the viewer's names for cards, which go on being used. */
    @SuppressWarnings("unchecked")
    public static <T extends Table> View of(Game<T> game, Match<T> match, Eyes eyes, Handles handles, int serial) {
        Picture<T> picture = (Picture<T>) switch (match.table()) {
            case RiftTable t -> new RiftboundPicture(t, eyes, handles);
            case EvolveTable t -> new EvolvePicture(t, eyes, handles);
            case UfsTable t -> new UfsPicture(t, eyes, handles);
            default -> throw new BadInput("the page does not know the game " + game.rules().id() + " yet");
        };
        return picture.draw(game, match, serial);
    }

    /** What is printed on a card. */
    public static View.Face face(Face face) {
        return switch (face) {
            case cardinal.riftbound.card.CardDef def -> RiftboundPrint.face(def);
            case cardinal.evolve.card.CardDef def -> EvolvePrint.face(def);
            case cardinal.ufs.card.CardDef def -> UfsPrint.face(def);
            default -> throw new BadInput("the page does not know the card " + face.name());
        };
    }
}
