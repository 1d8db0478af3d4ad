package cardinal.kernel;

/**
 * The table before a play that the rulebook may undo. Taking back is refused once something hidden was shown or chance
 * spoke inside the play.
 */
public final class Savepoint<T extends Table> {
    private final T before;

    private Savepoint(T before) {
        this.before = before;
    }

    @SuppressWarnings("unchecked")
    public static <T extends Table> Savepoint<T> of(T table) {
        return new Savepoint<>((T) table.copy());
    }

    /** Whether nothing hidden has been seen since, and chance has not spoken. */
    public boolean mayRestore(T now) {
        return now.secrets() == before.secrets() && now.dice().rolled() == before.dice().rolled();
    }

    /** A table that goes on from before the play; what is hidden there is what is hidden now, also where a seat only imagines it. */
    @SuppressWarnings("unchecked")
    public T restore(T now) {
        if (!mayRestore(now)) {
            throw new IllegalStateException("something hidden was seen since; the play stands");
        }
        T earlier = (T) before.copy();
        earlier.imagineLike(now);
        return earlier;
    }
}
