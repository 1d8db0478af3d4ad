package cardinal.ufs.table;

import cardinal.ufs.card.CardType;

/** H, J.2.1: where texts are alive, and when their abilities can be played. As in UFS 2019; the other editions override what differs. */
interface AbilityRules {
    /** J.2.1.1: whether the text of a card of this type is alive in a zone where it has a current state (C.3.1): in all of them. */
    default boolean isAlive(CardType type, int place) {
        return staticsActFromPiles() || place != Places.DISCARD && place != Places.REMOVED;
    }

    /**
     * Reading 40, the switch: whether continuous abilities of cards that lie face up in a discard pile or were removed are at work there, as
     * the letter says (J.2.1.1; UniVersus, live-card.3). An edition that answers no has them at work where cards are played and stay.
     */
    default boolean staticsActFromPiles() {
        return true;
    }

    /** Whether there are blitz abilities. */
    default boolean hasBlitz() {
        return false;
    }

    /** H.2.3.3: whether a response about its own card may be played from there. */
    default boolean mayAnswerFrom(CardType type, int place) {
        return true;
    }

    /** H.2.3.3: responses on an attack are playable during its sequence only. */
    default boolean isAttackJustPlayed(UfsTable t, int card) {
        return false;
    }

    /** Whether an attack turned over after it resolved is out of reach for what answers that (UniVersus, response-ability.15). */
    default boolean turningHides() {
        return false;
    }

    /** H.5.3 alone resets the count of plays; a turned card keeps it. */
    default boolean turningResetsUses() {
        return false;
    }

    /** Whether "your third card" is counted anew for each response (2010, 2.9.3.7), instead of when it was played. */
    default boolean countsAnew() {
        return false;
    }

    /** Whether a character ability has to stem from a character card, besides being on one (K.3.12). */
    default boolean characterAbilitiesStemFromCharacters() {
        return false;
    }
}
