package cardinal.ufs.table;

/** J, K: how effects are carried out, and what their words mean. As in UFS 2019; the other editions override what differs. */
interface EffectRules {
    /** K.1.3: where both players act, one does so after the other; not just deciding one after the other. */
    default boolean actsInTurn() {
        return true;
    }

    /** J.1.2: "then" is only an order; 2010 makes it a condition. */
    default boolean thenLinks() {
        return false;
    }

    /** K.3.5: a condition governs its own sentence; in 2010 those after it, too. */
    default boolean sentencesHang() {
        return false;
    }

    /** K.5.6: who cannot reveal or move the card that is asked for from the hand shows the hand. */
    default boolean provesMissingCards() {
        return true;
    }

    /** K.4.3, K.4.5: nothing keeps a sealed or frozen card from being sealed or frozen again. */
    default boolean marksTwice() {
        return true;
    }

    /** K.4.5: literally the next Ready Step, whoever's it is. */
    default int frozenUntil(UfsTable t, int card) {
        return Expiry.NEXT_READY + UfsTable.rival(t.active());
    }
}
