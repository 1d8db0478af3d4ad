package cardinal.kernel;

/** A place in the stream of remembered events, such as where the scope of an effect begins. A position may repeat at a later mark. */
public record Mark(int events) {
    /** Before everything that is still remembered. */
    public static final Mark BEGINNING = new Mark(0);
}
