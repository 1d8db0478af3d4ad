package cardinal.ufs.ability;

/** J.3.2.1.3: what changes the number of a check. */
public interface CheckModifier extends Verb {
    CheckRef check();

    boolean minus();

    Amount amount();

    Period until();

    /** Whether it is a bonus or a penalty of that amount, as its controller chooses. */
    boolean either();
}
