package cardinal.riftbound.table;

import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Kind;

/** Which kinds of event an object listens for, and as what it is listed, where it is now. */
final class Listening {
    private Listening() {
    }

    /** 377.1, 378.2: abilities listen on the board, or in the trash where their text says so. */
    static long of(Places places, Piece piece) {
        CardDef def = (CardDef) piece.face();
        int zone = piece.zone();
        if (!places.isBoard(zone)) {
            return zone == places.of(piece.owner(), Places.TRASH) ? def.listensInTrash() : 0;
        }
        if (places.facedownOf(zone) != Table.NONE) {
            return Kind.PRESENT.bit();
        }
        return def.listens() | Kind.PRESENT.bit() | (def.passives().length > 0 ? Kind.PASSIVE.bit() : 0)
                | (def.replacements().length > 0 ? Kind.REPLACES.bit() : 0)
                | (def.isUnit() ? Kind.UNIT.bit() : 0);
    }
}
