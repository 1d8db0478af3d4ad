package cardinal.arena.tournament;

import cardinal.kernel.Dice;

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

    /** The standard error that the interval stands for. */
    public double error() {
        return (high - low) / (2 * ScoreTally.Z);
    }

    /** A score as it could also have come out: normal, in the middle of the interval and as wide. */
    public double drawn(Dice dice) {
        double radius = Math.sqrt(-2 * Math.log(1 - unit(dice)));
        return Math.clamp((low + high) / 2 + error() * radius * Math.cos(2 * Math.PI * unit(dice)), 0, 1);
    }

    private static double unit(Dice dice) {
        return (dice.next() >>> 11) * 0x1p-53;
    }

    /** To six digits, so that no machine's last bit is in a file. */
    public static double rounded(double x) {
        return Math.round(x * 1e6) / 1e6;
    }
}
