package cardinal.mutation;

/** What became of a mutant. */
enum Verdict {
    /** A trial failed. */
    KILLED,
    /** A trial did not end any more. */
    TIMED_OUT,
    /** Every trial that runs its line still passes. */
    SURVIVED,
    /** No trial runs its line. */
    NOT_COVERED;

    boolean isKilled() {
        return this == KILLED || this == TIMED_OUT;
    }
}
