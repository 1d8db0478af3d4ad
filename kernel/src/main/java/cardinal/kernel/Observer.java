package cardinal.kernel;

/** Somebody who watches a match: a log, a page. Absent in simulation. Never changes anything. */
public interface Observer<T extends Table> {

    /** An event has happened; the table is as it is right after. */
    void saw(T table, Event event);

    /** A step of a procedure is about to run. */
    default void step(T table, String clause) {
    }

    /** A question was answered; forced: it had only one answer. Sealed answers come with {@link #unsealed}. */
    default void answered(T table, Prompt prompt, long option, boolean forced) {
    }

    /** The last seat has answered a sealed question: what each of them said, seat by seat. */
    default void unsealed(T table, int seat, String clause, long option) {
    }

    /** A play was undone: the match goes on with this table as it was before, and so does the observer. */
    default void takenBack(T table) {
    }
}
