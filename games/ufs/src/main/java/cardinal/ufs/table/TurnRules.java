package cardinal.ufs.table;

import cardinal.kernel.Piece;
import cardinal.ufs.card.CardType;

/** F: the phases of a turn. As in UFS 2019; the other editions override what differs. */
interface TurnRules {
    /** F.4.2: the end of a phase or step is answered after it, when what lasted until then has ended. */
    default boolean hasEventsBetweenPhases() {
        return true;
    }

    /** F.2.2.3~2: who passes without having tried to play a card owes an attempt. */
    default Owing owing() {
        return Owing.NEXT_TURN;
    }

    /** What a player who passes without an attempt owes. */
    enum Owing {
        NOTHING,
        /** An attempt on the next turn. */
        NEXT_TURN,
        /** An attempt every turn, or the hand is shown and a card discarded. */
        EVERY_TURN
    }

    /** F.3.2.1: only what was played reaches the stage. */
    default boolean buildsUnplayed(CardType type) {
        return false;
    }

    /** F.3.2.1, F.3.2.3: a face-down card clears as the type it was played as, if it has one. */
    default boolean clearsByType(Piece piece) {
        return true;
    }

    /** F.3.2.2: an attack that dealt damage. */
    default boolean mayBecomeMomentum(UfsTable t, int card) {
        return t.is(card, Flag.DEALT_DAMAGE) && t.state(card).is(CardType.ATTACK) && !t.is(card, Flag.MULTIPLE);
    }
}
