package cardinal.kernel;

/**
 * How a match ended.
 *
 * @param winners  bit set of the seats that won; 0 for a draw
 * @param clause  the clause by which it ended
 */
public record Outcome(int winners, String clause, String reason) {
    public boolean isDraw() {
        return winners == 0;
    }

    public boolean won(int seat) {
        return (winners >> seat & 1) != 0;
    }
}
