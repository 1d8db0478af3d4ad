package cardinal.ufs.table;

import cardinal.ufs.deck.DeckRules;

/** A.2, E.1: decks, starting the game, and what the first turns are spared. As in UFS 2019; the other editions override what differs. */
interface SetupRules {
    /** A.2: what a deck is. */
    default DeckRules deckRules() {
        return DeckRules.UFS_2019;
    }

    /** E.1.8. */
    default Mulligan mulligan() {
        return Mulligan.REMOVE;
    }

    /** What becomes of an opening hand that is not kept. */
    enum Mulligan {
        /** It is removed from the game. */
        REMOVE,
        /** It goes to the bottom of the deck. */
        BOTTOM
    }

    /** E.1.8: removed cards lie face up. */
    default Moving.Facing mulliganFacing() {
        return Moving.Facing.USUAL;
    }

    /** E.1.7: the hand size a player starts with. */
    default int openingHand(UfsTable t, int seat) {
        return t.fighters().handSize(seat);
    }

    /** E.1.7: so many cards are drawn besides those that an effect has brought before the game. */
    default boolean opensUpToHandSize() {
        return false;
    }

    /** Whether a player may attack on their own first turn. */
    default boolean attacksOnFirstTurn() {
        return true;
    }

    /** Whether the second player may draw one card above hand size on their first turn. */
    default boolean secondPlayerDrawsExtra() {
        return false;
    }
}
