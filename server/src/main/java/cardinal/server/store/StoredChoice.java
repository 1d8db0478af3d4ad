package cardinal.server.store;

/**
 * A choice.
 *
 * @param place  from 0
 * @param serial  of the question it answers
 * @param made  as journals write it
 * @param spent  how long the player thought, in milliseconds
 */
public record StoredChoice(int place, int serial, int made, Maker maker, long spent) {

    /** Who chose. */
    public enum Maker {
        PERSON, BOT,
        /** For a person who was not asked. */
        AUTO,
        /** In the match that this one was forked from. */
        EARLIER
    }
}
