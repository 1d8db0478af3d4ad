package cardinal.evolve.table;

/** A procedure that asks for several things of a kind, one question each; for the words of its questions. */
public interface Progress {
    /** How many have been chosen. */
    int done(EvolveTable t);

    /** How many may be chosen in all. */
    int most(EvolveTable t);
}
