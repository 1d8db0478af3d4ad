package cardinal.arena.contest;

/**
 * A share of the points, a draw being half a point, with its 95 % interval.
 *
 * @param games  of how many games
 * @param pairs  of how many pairs of games, which are what is independent
 */
public record Rate(int games, int pairs, double score, double low, double high) {
    public static final Rate UNKNOWN = new Rate(0, 0, 0.5, 0, 1);

    /** The other side's. */
    public Rate reversed() {
        return new Rate(games, pairs, rounded(1 - score), rounded(1 - high), rounded(1 - low));
    }

    /** To six digits, so that no machine's last bit is in a file. */
    public static double rounded(double x) {
        return Math.round(x * 1e6) / 1e6;
    }
}
