package cardinal.kernel;

/** Something for the log that no ability watches, see {@link Table#note}. seat and card are {@link Table#NONE} where there is none. */
public record Remark(Topic topic, String clause, int seat, int card, String words) implements Event {

    /** What a remark is about, where it matters to whoever shows the log. */
    public enum Topic {
        /** A turn begins. */
        TURN,
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
