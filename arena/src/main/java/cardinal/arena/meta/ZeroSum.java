package cardinal.arena.meta;

/**
 * Solves matrix games exactly, but for rounding: a linear program by the simplex method with Bland's rule, which always
 * ends.
 */
final class ZeroSum {
    private static final double TINY = 1e-11;

    /**
     * The best the chooser of rows can do, whoever chooses the columns.
     *
     * @param mix  how often to choose each row
     * @param value  what that gives at least
     */
    record Solution(double[] mix, double value) {
    }

    private ZeroSum() {
    }

    /** payoffs: to the chooser of rows, by row and column. */
    static Solution solve(double[][] payoffs) {
        int rows = payoffs.length;
        int columns = payoffs[0].length;
        double least = Double.MAX_VALUE;
        for (double[] row : payoffs) {
            for (double payoff : row) {
                least = Math.min(least, payoff);
            }
        }
        double shift = 1 - least;
        double[][] tableau = tableau(payoffs, shift);
        int[] basis = new int[rows];
        for (int r = 0; r < rows; r++) {
            basis[r] = columns + r;
        }
        for (int entering = entering(tableau[rows]); entering >= 0; entering = entering(tableau[rows])) {
            int leaving = leaving(tableau, basis, entering);
            pivot(tableau, leaving, entering);
            basis[leaving] = entering;
        }
        double total = tableau[rows][columns + rows];
        double[] mix = new double[rows];
        for (int r = 0; r < rows; r++) {
            mix[r] = Math.max(0, tableau[rows][columns + r]) / total;
        }
        return new Solution(mix, 1 / total - shift);
    }

    /**
     * Maximise the sum of y where every row's payoff against y is at most 1; what the slack costs in the end is the
     * mix.
     */
    private static double[][] tableau(double[][] payoffs, double shift) {
        int rows = payoffs.length;
        int columns = payoffs[0].length;
        double[][] t = new double[rows + 1][columns + rows + 1];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                t[r][c] = payoffs[r][c] + shift;
            }
            t[r][columns + r] = 1;
            t[r][columns + rows] = 1;
        }
        for (int c = 0; c < columns; c++) {
            t[rows][c] = -1;
        }
        return t;
    }

    private static int entering(double[] goal) {
        for (int c = 0; c < goal.length - 1; c++) {
            if (goal[c] < -TINY) {
                return c;
            }
        }
        return -1;
    }

    private static int leaving(double[][] t, int[] basis, int entering) {
        int last = t[0].length - 1;
        int best = -1;
        double least = Double.MAX_VALUE;
        for (int r = 0; r < basis.length; r++) {
            if (t[r][entering] > TINY) {
                double ratio = t[r][last] / t[r][entering];
                if (ratio < least - TINY || ratio <= least + TINY && best >= 0 && basis[r] < basis[best]) {
                    best = r;
                    least = Math.min(least, ratio);
                }
            }
        }
        if (best < 0) {
            throw new IllegalStateException("all payoffs are positive: the sum has a limit");
        }
        return best;
    }

    private static void pivot(double[][] t, int row, int column) {
        double by = t[row][column];
        for (int c = 0; c < t[row].length; c++) {
            t[row][c] /= by;
        }
        for (int r = 0; r < t.length; r++) {
            double times = t[r][column];
            if (r != row && times != 0) {
                for (int c = 0; c < t[r].length; c++) {
                    t[r][c] -= times * t[row][c];
                }
            }
        }
    }
}
