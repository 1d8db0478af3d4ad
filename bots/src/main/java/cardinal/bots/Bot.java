package cardinal.bots;

/** A player. It is shown what its seat may know and names the option it takes; it never sees the table. */
@FunctionalInterface
public interface Bot {

    /** The place of the chosen option in the open question of this view's seat. */
    int choose(SeatView view);

    /** Why it chose what it chose last, in one line; empty if there is no more to say. */
    default String why() {
        return "";
    }

    /** How many choices on imagined tables it made for its last answer; 0 for a bot that does not search. */
    default int looked() {
        return 0;
    }

    /** The match is over, or goes on without it. */
    default void leave(SeatView view) {
    }
}
