package cardinal.arena.tournament;

/**
 * Sums up scores pair by pair, for a rate with its 95 % interval. The two games of a pair share their luck, so they are
 * one observation: the variance of the rate is that of a ratio over pairs, and Wilson's interval is taken at as many
 * games as would have this variance if all were independent. That number is never less than the pairs (two games that
 * always end alike) nor more than twice the games, as a small sample says little about its variance.
 */
final class ScoreTally {
    /** Of a normal distribution 95 % lie within so many standard deviations. */
    static final double Z = 1.959963984540054;

    private int pairs;
    private int games;
    private double score;
    private double scoreSquares;
    private double products;
    private double gameSquares;

    /** One pair: how many games count, 0 to 2, and their score. */
    void add(int n, double points) {
        if (n == 0) {
            return;
        }
        pairs++;
        games += n;
        score += points;
        scoreSquares += points * points;
        products += points * n;
        gameSquares += (double) n * n;
    }

    void add(ScoreTally other) {
        pairs += other.pairs;
        games += other.games;
        score += other.score;
        scoreSquares += other.scoreSquares;
        products += other.products;
        gameSquares += other.gameSquares;
    }

    Rate rate() {
        if (games == 0) {
            return Rate.UNKNOWN;
        }
        double p = score / games;
        double n = independentGames(p);
        double middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n);
        double half = Z / (1 + Z * Z / n) * Math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n));
        return new Rate(games, pairs, Rate.rounded(p), Rate.rounded(Math.max(0, middle - half)),
                Rate.rounded(Math.min(1, middle + half)));
    }

    private double independentGames(double p) {
        double spread = scoreSquares - 2 * p * products + p * p * gameSquares;
        if (pairs < 2 || p <= 0 || p >= 1) {
            return pairs;
        }
        double variance = spread * pairs / (pairs - 1) / ((double) games * games);
        return Math.clamp(variance <= 0 ? Double.MAX_VALUE : p * (1 - p) / variance, pairs, 2.0 * games);
    }
}
