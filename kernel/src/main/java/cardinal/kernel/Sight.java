package cardinal.kernel;

/** The only place that decides who may see a card's face. Views, questions, logs and bots' samples all ask here. */
public final class Sight {
    private Sight() {
    }

    /** Whether this seat may see the face of this card now. */
    public static boolean sees(Table table, int seat, int card) {
        return sees(table, seat, table.piece(card));
    }

    static boolean sees(Table table, int seat, Piece piece) {
        return seat != Table.NONE && (piece.known() >> seat & 1) != 0 || allows(table, seat, piece);
    }

    /** Whether the rules show the face to this seat, whatever it remembers. */
    private static boolean allows(Table table, int seat, Piece piece) {
        return allows(table, seat, piece, table.privacy(piece));
    }

    private static boolean allows(Table table, int seat, Piece piece, Privacy privacy) {
        return switch (privacy) {
            case PUBLIC -> true;
            case OWNER -> seat != Table.NONE && table.spec(piece.zone()).seat() == seat;
            case CONTROLLER -> seat != Table.NONE && piece.controller() == seat;
            case SECRET -> false;
        };
    }

    /** The seats that know a card after it has moved or turned over: who saw it before can follow it. */
    static int knownAfterMove(int saw, Privacy after) {
        return after == Privacy.PUBLIC ? 0 : saw;
    }

    /** The seats that see a card, as bits. */
    static int seeing(Table table, Piece piece) {
        return seeing(table, piece, table.privacy(piece));
    }

    static int seeing(Table table, Piece piece, Privacy privacy) {
        int known = piece.known() & 0xff;
        return switch (privacy) {
            case PUBLIC -> known | (1 << table.seatCount()) - 1;
            case OWNER -> known | bit(table.spec(piece.zone()).seat());
            case CONTROLLER -> known | bit(piece.controller());
            case SECRET -> known;
        };
    }

    private static int bit(int seat) {
        return seat == Table.NONE ? 0 : 1 << seat;
    }

    /** Whether some seat sees the card afterwards that did not see it before. */
    static boolean unveiled(Table table, Piece before, Piece after) {
        return (seeing(table, after) & ~seeing(table, before)) != 0;
    }

    /**
     * Hidden cards of a zone were picked or mixed without showing which: seats that could not see the zone no longer
     * know which of its cards is which.
     */
    public static void blur(Table table, int zone) {
        for (int i = 0; i < table.size(zone); i++) {
            int card = table.cardAt(zone, i);
            Piece piece = table.piece(card);
            int known = 0;
            for (int seat = 0; seat < table.seatCount(); seat++) {
                if ((piece.known() >> seat & 1) != 0 && allows(table, seat, piece)) {
                    known |= 1 << seat;
                }
            }
            table.put(card, piece.withKnown(known));
        }
    }

    /** Forgets for everybody where this card is: it went somewhere in random order. */
    public static void forget(Table table, int card) {
        table.put(card, table.piece(card).withKnown(0));
    }
}
