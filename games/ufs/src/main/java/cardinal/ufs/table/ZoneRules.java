package cardinal.ufs.table;

import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;

/** C.1, C.2, D: zones, and which way cards lie there. As in UFS 2019; the other editions override what differs. */
interface ZoneRules {
    /** D.2 to D.4: who may look at the cards of a zone. */
    default Privacy privacy(int place) {
        return switch (place) {
            case Places.DECK, Places.MOMENTUM -> Privacy.SECRET;
            case Places.HAND, Places.SIDEBOARD -> Privacy.OWNER;
            default -> Privacy.PUBLIC;
        };
    }

    /** C.2.2.1, C.2.3.1: who may look at a face-down card of a public zone. */
    default Privacy faceDown(int place) {
        return place == Places.STAGE ? Privacy.CONTROLLER : Privacy.SECRET;
    }

    /** D.1.3: between stage and card pool a face-down card stays so; elsewhere cards enter public zones face up. */
    default boolean arrivesFaceDown(Piece before, int from, int to) {
        return before.is(Flag.FACE_DOWN)
                && (from == Places.STAGE && to == Places.POOL || from == Places.POOL && to == Places.STAGE);
    }

    /** D.2.2.2: what a face-down card in the stage is, or none of the types. */
    default boolean faceDownIsFoundation() {
        return true;
    }

    /** D.1.4: where a card goes that would enter the other player's zone. */
    default int strayDestination(int owner, int from, int to) {
        return Places.of(owner, Places.REMOVED);
    }

    /** D.2.2.3: attached cards are in the stage, on the starting character; in 2010 on any card, and in no zone. */
    default boolean attachesOutOfPlay() {
        return false;
    }

    /** D.2.5.1: whether cards pass the transit zone whenever they change zones. */
    default boolean passesTransit() {
        return true;
    }

    /** C.1: where a card can be ready or committed. */
    default boolean hasReadiness(int place) {
        return place == Places.STAGE || place == Places.MOMENTUM;
    }

    /** Which zones "in play" means: the stages; the term is not used in 2019, UniVersus defines it so. */
    default boolean isInPlay(int place) {
        return place == Places.STAGE;
    }
}
