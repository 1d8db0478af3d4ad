package cardinal.kernel;

/**
 * Something for the log that no ability watches, see {@link Table#note}. seat and card are {@link Table#NONE} where there is none.
 *
 * @param words  what is said: a verb first where a player acts; the card stands where "{}" does, or else at the end
 */
public record Remark(Topic topic, String clause, int seat, int card, String words) implements Event {
    /** Where in the words the card stands. */
    static final String CARD = "{}";

    /** What a remark is about, where it matters to whoever shows the log. */
    public enum Topic {
        /** A turn begins. */
        TURN,
        /** A part of a turn, a fight or a showdown begins or ends. */
        PHASE,
        /** A card or ability is being played. */
        PLAY,
        /** What was played comes to be. */
        RESOLVE,
        /** An ability goes off by itself, or takes the place of something. */
        TRIGGER,
        ATTACK,
        /** A card goes somewhere. */
        MOVE,
        /** A card is seen. */
        REVEAL,
        /** Somebody has something now, or wants to. */
        CONTROL,
        /** A card is turned sideways or back. */
        TURNED,
        SHUFFLE,
        /** What a player has decided. */
        CHOICE,
        /** A window goes by. */
        PASS,
        CONCEDE,
        /** Something is counted: a price, a sum. */
        SUM,
        /** Resources were made, which the payment that follows tells again. */
        RESOURCES,
        OTHER
    }

    /** Of no kind that anybody could listen for. */
    @Override
    public int kind() {
        return Table.NONE;
    }
}
