package cardinal.ufs.edition;

import cardinal.kernel.Frame;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.card.CardType;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;

/**
 * One edition of the game. What stands here is UFS 2019, the most precise document; the other editions override what
 * differs, each with its clause and reason. Procedures whose steps differ take their step lists from here too.
 */
public abstract class Edition {
    /** The name of the rule document. */
    public abstract String id();

    /** This edition's clause for a clause of the 2019 document, where the two say the same thing. */
    public String cite(String clause2019) {
        return clause2019;
    }

    /** The steps of a procedure as this edition orders and numbers them. */
    public <F extends Frame<UfsTable>> Steps<F, UfsTable> steps(Steps<F, UfsTable> of2019) {
        return of2019;
    }

    // ---- zones and faces ---------------------------------------------------------------------------------

    /** D.2 to D.4: who may look at the cards of a zone. */
    public Privacy privacy(int place) {
        return switch (place) {
            case Places.DECK, Places.MOMENTUM -> Privacy.SECRET;
            case Places.HAND -> Privacy.OWNER;
            default -> Privacy.PUBLIC;
        };
    }

    /** C.2.2.1, C.2.3.1: who may look at a face-down card of a public zone. */
    public Privacy faceDown(int place) {
        return place == Places.STAGE ? Privacy.CONTROLLER : Privacy.SECRET;
    }

    /** D.1.3: between stage and card pool a face-down card stays so; elsewhere cards enter public zones face up. */
    public boolean arrivesFaceDown(Piece before, int from, int to) {
        return before.is(Flag.FACE_DOWN) && (from == Places.STAGE && to == Places.POOL || from == Places.POOL && to == Places.STAGE);
    }

    /** D.2.2.2: what a face-down card in the stage is, or none of the types. */
    public boolean faceDownIsFoundation() {
        return true;
    }

    /** D.1.4: where a card goes that would enter the other player's zone. */
    public int strayDestination(int owner, int from, int to) {
        return Places.of(owner, Places.REMOVED);
    }

    /** C.1: where a card can be ready or committed. */
    public boolean hasReadiness(int place) {
        return place == Places.STAGE || place == Places.MOMENTUM;
    }

    /** J.2.1, C.3.1: whether the text of a card of this type is alive in a zone while it is face up there. */
    public boolean isAlive(CardType type, int place) {
        return Places.isPublic(place) || place == Places.TRANSIT;
    }

    /** H.5.3 alone resets the count of plays; a turned card keeps it. */
    public boolean turningResetsUses() {
        return false;
    }

    /** C.3.3.4.2.3, C.3.3.4.2.4: an attack and its block are refreshed when the attack resolves. */
    public boolean refreshesAtResolution() {
        return true;
    }

    /** C.3.4: speed, damage and zone can change while the attack is being played; not held back. */
    public boolean defersAttackChanges() {
        return false;
    }

    // ---- setup -----------------------------------------------------------------------------------------------

    /** E.1.2: decks are shuffled before the effects that wait for the game to begin. */
    public boolean shufflesBeforeOpeningEffects() {
        return true;
    }

    /** E.1.8: a mulligan removes the whole hand from the game. */
    public Mulligan mulligan() {
        return Mulligan.REMOVE_HAND;
    }

    /** How hands are exchanged before the game. */
    public enum Mulligan {
        /** Once, the whole hand, out of the game. */
        REMOVE_HAND,
        /** To the bottom; the first player whole hands, the second any cards. */
        TO_BOTTOM
    }

    /** Whether a player may attack on their own first turn. */
    public boolean attacksOnFirstTurn() {
        return true;
    }

    /** Whether the second player may draw one card above hand size on their first turn. */
    public boolean secondPlayerDrawsExtra() {
        return false;
    }

    /** Whether the first player skips the opening phase of the first turn (E.1.9); true in all editions. */
    public Phase skippedFirst() {
        return Phase.START_PHASE;
    }

    // ---- playing -----------------------------------------------------------------------------------------------

    /** E.4.1.2: a card needs a symbol in common with the character and the card pool. */
    public boolean restrictsSymbolsAtPlay() {
        return true;
    }

    /** F.2.2.3~2: who passes without having tried to play a card owes an attempt. */
    public Owing owing() {
        return Owing.NEXT_TURN;
    }

    /** What a player who passes without an attempt owes. */
    public enum Owing {
        NOTHING,
        /** An attempt on the next turn. */
        NEXT_TURN,
        /** An attempt every turn, or the hand is shown and a card discarded. */
        EVERY_TURN
    }

    /** E.4.1.1: a cost that cannot be paid in full bars the announcement; what becomes unpayable later aborts (E.4.5.1). */
    public boolean automaticPassSkipsCheck() {
        return false;
    }

    /** E.3.5.2.3.2: cards are committed only until the need is met. */
    public boolean mayOvershootByOne() {
        return true;
    }

    /** H.4.4.2: the least number a player may choose for X. */
    public int leastX() {
        return 0;
    }

    /** Whether plays of an ability are counted for all its copies in a player's games (once per game). */
    public boolean countsCopiesPerGame() {
        return true;
    }

    // ---- attacks -------------------------------------------------------------------------------------------------

    /** Whether a pending attack also drops off the stack, and a current one is dropped, when it is turned face up. */
    public boolean anyTurnDrops() {
        return false;
    }

    /** K.3.18: vitality below half of the maximum; in halves, so that odd maxima come out right. */
    public boolean atDesperation(int vitality, int maximum) {
        return 2 * vitality < maximum;
    }

    /** F.3.2.2: attacks that were not played may go to momentum too if they dealt damage. */
    public boolean unplayedAttacksMayBecomeMomentum() {
        return true;
    }

    /** E.2.2.1: so many cards must be left in the discard pile for a cycle to be possible. */
    public int leastForCycle() {
        return 11;
    }

    /** Whether vitality of 0 ends the game at once rather than at the next pause. */
    public boolean losesAtOnce() {
        return false;
    }

    /** I.3.6: Flash gained during the Enhance Step comes too late (J.5.3). */
    public boolean flashEndsEnhanceStep() {
        return false;
    }
}
