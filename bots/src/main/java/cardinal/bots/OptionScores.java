package cardinal.bots;

/** How much the options of one open question are worth, seen from the seat that is asked. Only the order counts. */
@FunctionalInterface
public interface OptionScores {
    /** An option worth this little or less is not even looked at. */
    int NEVER = -10_000;

    int of(int option);
}
