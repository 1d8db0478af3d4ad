package cardinal.arena.rating;

import java.util.Arrays;

/**
 * The most likely strengths by the model of Bradley and Terry, found by Newton's method: whoever has strength s beats
 * whoever has strength r with the chance 1 / (1 + e^(r - s)). Every pairing counts one more game that ended in a draw,
 * so that somebody who won everything has a strength too.
 */
final class BradleyTerry {
    private static final int MOST_STEPS = 100;
    private static final double EXACT = 1e-10;

    private BradleyTerry() {
    }

    /** games, points: of the row against the column. The first has strength 0. */
    static double[] strengths(double[][] games, double[][] points) {
        int n = games.length;
        double[] strengths = new double[n];
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] change = change(games, points, strengths);
            double largest = 0;
            for (int i = 1; i < n; i++) {
                double limited = Math.clamp(change[i - 1], -1, 1);
                strengths[i] += limited;
                largest = Math.max(largest, Math.abs(limited));
            }
            if (largest < EXACT) {
                break;
            }
        }
        return strengths;
    }

    /** One step: the slope of the likelihood by its curvature, for all but the first. */
    private static double[] change(double[][] games, double[][] points, double[] strengths) {
        int n = games.length;
        double[][] system = new double[n - 1][n];
        for (int i = 1; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (i != j && games[i][j] > 0) {
                    double p = 1 / (1 + Math.exp(strengths[j] - strengths[i]));
                    double all = games[i][j] + 1;
                    system[i - 1][n - 1] += points[i][j] + 0.5 - all * p;
                    system[i - 1][i - 1] += all * p * (1 - p);
                    if (j > 0) {
                        system[i - 1][j - 1] -= all * p * (1 - p);
                    }
                }
            }
        }
        return solved(system);
    }

    /** Gauss elimination with the largest pivot; the last column is the right side. */
    private static double[] solved(double[][] a) {
        int n = a.length;
        for (int c = 0; c < n; c++) {
            int pivot = c;
            for (int r = c + 1; r < n; r++) {
                pivot = Math.abs(a[r][c]) > Math.abs(a[pivot][c]) ? r : pivot;
            }
            double[] row = a[pivot];
            a[pivot] = a[c];
            a[c] = row;
            for (int r = 0; r < n; r++) {
                if (r != c) {
                    double times = a[r][c] / row[c];
                    for (int k = c; k <= n; k++) {
                        a[r][k] -= times * row[k];
                    }
                }
            }
        }
        double[] x = new double[n];
        Arrays.setAll(x, i -> a[i][n] / a[i][i]);
        return x;
    }
}
