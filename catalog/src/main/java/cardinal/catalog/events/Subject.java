package cardinal.catalog.events;

import cardinal.kernel.Face;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import org.jspecify.annotations.Nullable;

/**
 * A card that an event is about, and who may know it.
 *
 * @param face  what is printed on it; null for no card
 * @param seenBy  the seats that may know it, as bits
 * @param open  whether everybody may, watching or playing
 */
record Subject(int card, @Nullable Face face, int seenBy, boolean open) {
    static final Subject NONE = new Subject(Table.NONE, null, 0, false);

    /** A card as it is now. */
    static Subject of(Table t, int card) {
        return card < 0 || card >= t.pieceCount() ? NONE : of(t, card, t.piece(card));
    }

    /** A card that was something else just before: who saw it in the open then knows what has become of it. */
    static Subject of(Table t, int card, Piece before) {
        boolean lay = t.privacy(before) == Privacy.PUBLIC;
        int seen = 0;
        for (int seat = 0; seat < t.seatCount(); seat++) {
            seen |= lay || Sight.sees(t, seat, card) ? 1 << seat : 0;
        }
        return new Subject(card, t.piece(card).face(), seen, lay || Sight.sees(t, Table.NONE, card));
    }

    boolean isNone() {
        return card == Table.NONE;
    }

    /** The same, known to whoever knows either. */
    Subject and(Subject same) {
        return new Subject(card, face, seenBy | same.seenBy, open || same.open);
    }

    /** reader: a seat, or {@link Table#NONE} for a spectator. */
    boolean isSeenBy(int reader) {
        return open || reader != Table.NONE && (seenBy >> reader & 1) != 0;
    }
}
