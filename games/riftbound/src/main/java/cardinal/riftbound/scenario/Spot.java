package cardinal.riftbound.scenario;

import cardinal.riftbound.card.CardType;
import cardinal.riftbound.table.RiftTable;
import java.util.Set;
import java.util.function.ToIntFunction;

/** A place of the setup where cards are put: how complaints call it, what may lie there, which zone it is. */
record Spot(String what, Set<CardType> types, ToIntFunction<RiftTable> zone, Kind kind) {

    /** How a place treats cards. */
    enum Kind {
        /** A deck: the first card lies on top. */
        PILE,
        /** A zone off the board, where cards have no state. */
        OFF_BOARD,
        /** A base: a card lies in the base of its controller. */
        BASE, BOARD, FACEDOWN
    }

    boolean holdsOnlyRunes() {
        return types.equals(Set.of(CardType.RUNE));
    }

    boolean hasState() {
        return kind != Kind.PILE && kind != Kind.OFF_BOARD;
    }
}
