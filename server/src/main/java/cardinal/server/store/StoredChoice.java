package cardinal.server.store;

import cardinal.kernel.RecordedChoice;

/**
 * A choice.
 *
 * @param place  from 0
 * @param serial  of the question it answers
 * @param choice  as journals keep it; of choices from before it was kept only the number
 * @param spent  how long the player thought, in milliseconds
 */
public record StoredChoice(int place, int serial, RecordedChoice choice, Maker maker, long spent) {

    /** Who chose. */
    public enum Maker {
        PERSON, BOT,
        /** For a person who was not asked. */
        AUTO,
        /** In the match that this one was forked from. */
        EARLIER
    }
}
