package cardinal.catalog.events;

/** What can happen, in kinds that all games share. */
public enum HappeningKind {
    /** A turn begins; amount: which. */
    TURN,
    /** A part of a turn, a fight or a showdown begins or ends. */
    PHASE,
    /** A card is played, or an ability used (key "ability"). */
    PLAY,
    /** A card goes from one zone to another. */
    MOVE,
    /** A card goes from a deck to a hand. */
    DRAW,
    /** A card is seen. */
    REVEAL,
    /** The card attacks the targets. */
    ATTACK,
    /** Something defends or blocks; good: whether a block holds off everything. */
    BLOCK,
    /** Other (the source) is aimed at the targets. */
    TARGET,
    /** The card is damaged by other; before and after: what is marked on it. */
    DAMAGE,
    /** A player's leader defense, health or vitality changes. */
    LIFE,
    /** A player's points change. */
    POINTS,
    /** A check: the card that was turned and its number as amount; then, with good, amount against before, the difficulty. */
    CHECK,
    /** What was played or waited comes to be; good is false where it does not. */
    RESOLVE,
    /** An ability goes off by itself. */
    TRIGGER,
    /** A card is destroyed or killed. */
    DESTROY,
    /** A card is turned sideways (after is 1) or back (after is 0). */
    READY_EXHAUST,
    /** Counters come or go. */
    COUNTER,
    /** A number changes, or something else that key names. */
    VALUE,
    /** A card or battlefield has another master; before and after: seats. */
    CONTROL,
    /** What a player has decided. */
    CHOICE,
    SHUFFLE,
    CONCEDE,
    /** The match is over. */
    END
}
