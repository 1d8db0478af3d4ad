package cardinal.ufs.table;

import cardinal.ufs.program.State;

/** B.6.6, C.3: the current states of cards, and how long changes of them stay. As in UFS 2019; the other editions override what differs. */
interface StateRules {
    /** B.6.6.2.2: the symbols a card has, as bits: the infinity symbol grants all twelve. */
    default int symbols(State state) {
        return state.hasInfinity() ? State.EVERY_SYMBOL : state.symbols();
    }

    /** C.3.3.4.2.3, C.3.3.4.2.4: an attack and its block are refreshed when the attack resolves. */
    default boolean refreshesAtResolution() {
        return true;
    }

    /** C.3.4: speed, damage and zone can change while the attack is being played; not held back. */
    default boolean defersAttackChanges() {
        return false;
    }

    /** C.3.3.4.3: what a current state has taken in stays until it is refreshed, however long the effect lasts. */
    default boolean changesExpire() {
        return false;
    }

    /** J.2.2.1: until the turn ends, whatever kind of ability made the effect. */
    default boolean enhancesEndWithAttack() {
        return false;
    }

    /** C.3.3.2: copied values are a layer of their own, in which each player's copying effects have their order. */
    default boolean layersCopies() {
        return true;
    }
}
