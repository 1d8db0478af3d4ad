package cardinal.kernel;

/** Why something cannot be done: the clause, and a sentence. */
public record Reason(String clause, String says) {
    @Override
    public String toString() {
        return says + " (" + clause + ")";
    }
}
