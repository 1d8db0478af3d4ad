package cardinal.riftbound.ability;

/** What later words of a text may point back at. */
public enum Referent {
    /** "it", "them", "that unit", "its controller": objects that were named. */
    IT,
    /** "they" who deal damage to each other: two units that were named. */
    PAIR,
    /** "one of them", "the rest", "revealed this way": cards that were looked at or revealed. */
    SHOWN,
    /** "they", "that player", "their hand": a player who was named. */
    PLAYER,
    /** "there": a battlefield that was named. */
    THERE,
    /** "that token": one that was to be played. */
    TOKEN,
    /** "if you do": something was left to the player. */
    DID,
    /** "if you couldn't", "this way": something was to be done. */
    DONE,
    /** "that much": something was paid as often as one likes. */
    PAID,
    /** "for each unit killed this way" and the like. */
    KILLED, DISCARDED, RECYCLED, BUFF_SPENT
}
