package cardinal.riftbound.table;

import cardinal.kernel.Image;
import cardinal.kernel.Listeners;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Kind;

/** What objects on a table are now: derived values (446), and which of them are on the board. */
interface ObjectValues {
    DerivedValues values();

    Places places();

    Piece piece(int card);

    CardDef def(int card);

    Listeners listeners();

    boolean onBoard(int card);

    /** 356.3.e.13: the face of the object whose ability this is; what left the board for it is looked back at. */
    default CardDef faceOf(ChainItem item) {
        Image left = switch (item.cause()) {
            case RiftEvent.Left l -> l.image();
            case RiftEvent.Died d -> d.image();
            case null, default -> null;
        };
        return left != null && left.ref().equals(item.source()) ? (CardDef) left.piece().face()
                : def(item.source().card());
    }

    /** 107.4.a, 107.4.d.1 of 2026-07: the legend that a player began with, beside which others may come. */
    default boolean isChampionLegend(int card) {
        boolean first = def(card).type() == CardType.LEGEND && !piece(card).is(Flag.TOKEN);
        for (int c = 0; c < card && first; c++) {
            first = def(c).type() != CardType.LEGEND || piece(c).owner() != piece(card).owner();
        }
        return first;
    }

    default boolean isUnitOnBoard(int card) {
        return def(card).isUnit() && onBoard(card) && places().facedownOf(piece(card).zone()) == Table.NONE;
    }

    /** The first object on the board with a number of at least from, or NONE; all of them in the order of their numbers. */
    default int nextPresent(int from) {
        return listeners().next(Kind.PRESENT.ordinal(), from);
    }

    /** The same for units on the board that are not facedown. */
    default int nextUnit(int from) {
        return listeners().next(Kind.UNIT.ordinal(), from);
    }

    /** Current Might, never less than 0 (140.2.b); off the board the printed one (711). */
    default int might(int card) {
        return Math.max(0, values().might(card));
    }

    /** Current value of a keyword; 0 when it has none. */
    default int keyword(int card, Keyword keyword) {
        return values().keyword(card, keyword);
    }

    default boolean has(int card, Keyword keyword) {
        return keyword(card, keyword) > 0;
    }

    default boolean hasTag(int card, String tag) {
        return values().hasTag(card, tag);
    }

    /** 708. */
    default boolean isMighty(int card) {
        return might(card) >= RiftTable.MIGHTY;
    }
}
