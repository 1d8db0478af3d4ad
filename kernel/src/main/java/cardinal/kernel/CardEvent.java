package cardinal.kernel;

/** An event that can be about one object and one player. */
public interface CardEvent extends Event {
    /** The object the event is about, or {@link Table#NONE}. */
    default int card() {
        return Table.NONE;
    }

    /** The player the event is about, or {@link Table#NONE}. */
    default int seat() {
        return Table.NONE;
    }
}
