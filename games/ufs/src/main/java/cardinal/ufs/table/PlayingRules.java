package cardinal.ufs.table;

import cardinal.kernel.Piece;

/** E.3, E.4, H.4: control checks, and playing cards and abilities. As in UFS 2019; the other editions override what differs. */
interface PlayingRules {
    /** E.4.1.2: a card needs a symbol in common with the character and the card pool. */
    default boolean restrictsSymbolsAtPlay() {
        return true;
    }

    /** E.4.1.2: only cards of the pool that have symbols restrict which others may be played. */
    default boolean restrictsWithoutSymbols(Piece inPool) {
        return false;
    }

    /** E.3.5.2.3.2: whether more may be committed than a check with this need asks for, by a card that counts as several. */
    default boolean mayExceed(int need) {
        return true;
    }

    /** E.4.4, E.4.5.1: a player may spend on one cost what another one needs; then the attempt fails. */
    default boolean mayLeaveCostsUnpaid() {
        return true;
    }

    /** K.3.10: "could normally play" asks for the symbols only. */
    default boolean normallyMeansAll() {
        return false;
    }

    /** An action card in the card pool is what is printed on it, whichever of its abilities was played. */
    default boolean declaresActions() {
        return false;
    }

    /** E.4.2: a card that is played from the card pool moves to its right end at once. */
    default boolean movesBeforePlaying() {
        return true;
    }

    /** J.4.3.2: an X that the effect defines is looked at when it is referred to. */
    default boolean fixesXAtAnnouncement() {
        return false;
    }

    /** H.4.4.2: the least number a player may choose for X. */
    default int leastX() {
        return 0;
    }

    /** B.6.6.2.2: nobody chooses what an infinity symbol stands for. */
    default boolean choosesInfinity() {
        return false;
    }

    /** J.1.4: options of an effect are chosen as they are reached. */
    default boolean choosesBulletsAtPlay() {
        return false;
    }
}
