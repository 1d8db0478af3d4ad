package cardinal.kernel;

/** No card is ever lost or doubled: every card of the start lies in exactly one zone, with its owner; so does every token. */
public final class Conservation {
    private final int[] faces;
    private final byte[] owners;

    public Conservation(Table start) {
        faces = new int[start.pieceCount()];
        owners = new byte[faces.length];
        for (int card = 0; card < faces.length; card++) {
            faces[card] = start.printed(card).number();
            owners[card] = start.piece(card).owner();
        }
    }

    /** What is wrong with the table, or an empty text. */
    public String complaint(Table t) {
        int[] places = new int[t.pieceCount()];
        for (int zone = 0; zone < t.zones().count(); zone++) {
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if (places[card]++ > 0) {
                    return name(t, card) + " lies in two places";
                }
                if (t.piece(card).zone() != zone) {
                    return name(t, card) + " lies in " + t.spec(zone).name() + " and believes to be in "
                            + t.spec(t.piece(card).zone()).name();
                }
            }
        }
        for (int card = 0; card < faces.length; card++) {
            int is = t.cardOf(card);
            Piece now = t.piece(is);
            if (places[is] == 0) {
                return name(t, is) + " is nowhere";
            }
            if (now.owner() != owners[card] || t.printed(is).number() != faces[card]) {
                return name(t, card) + " is not the card it was";
            }
        }
        return "";
    }

    private static String name(Table t, int card) {
        return "card " + card + " (" + t.piece(card).face().name() + ")";
    }
}
