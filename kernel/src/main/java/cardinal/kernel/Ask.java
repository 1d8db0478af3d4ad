package cardinal.kernel;

/** The shapes of a question. */
public enum Ask {
    /** What to do next. */
    ACT,
    /** Pick from a list. */
    CHOOSE,
    /** Pick a number. */
    NUMBER,
    /** Say which comes next. */
    ORDER,
    /** Yes or no. */
    YES_NO
}
