package cardinal.arena.meta;

import static cardinal.arena.tournament.Rate.rounded;

import cardinal.arena.meta.ZeroSum.Solution;
import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a matrix says about which deck to bring.
 *
 * @param entries  everybody, the best against the field first
 * @param exploitability  how much the best answer gains on the equilibrium mixture, in points per game; 0 but for
 * rounding
 */
public record Metagame(List<Entry> entries, double exploitability) {
    /** How often the matrix is drawn anew to see what its errors do. */
    public static final int DRAWS = 400;
    /** A mixture has to be this much better everywhere to count as better. */
    private static final double CLEARLY = 1e-9;

    /**
     * One deck.
     *
     * @param weight  its share of the field
     * @param expected  its score against the field, with its 95 % interval
     * @param share  how often to bring it when everybody else thinks as hard: the equilibrium mixture
     * @param shareLow  between here and shareHigh in 95 of 100 matrices as they could also have come out
     * @param dominatedBy  decks and shares of a mixture that does better against every deck; empty for none
     * @param dominatedIn  in which part of the matrices as they could also have come out some mixture does
     */
    public record Entry(String name, double weight, double expected, double low, double high, double share,
            double shareLow, double shareHigh, Map<String, Double> dominatedBy, double dominatedIn) {
    }

    /** field: the weight of each deck that people bring; empty for all alike. */
    public static Metagame of(Matrix matrix, Map<String, Double> field) {
        double[] weights = weights(matrix, field);
        double[] mix = equilibrium(matrix);
        double[][] shares = new double[matrix.size()][DRAWS];
        int[] dominated = new int[matrix.size()];
        Dice dice = new Dice(1);
        for (int draw = 0; draw < DRAWS; draw++) {
            Matrix other = matrix.drawn(dice);
            double[] otherMix = equilibrium(other);
            for (int i = 0; i < matrix.size(); i++) {
                shares[i][draw] = otherMix[i];
                dominated[i] += dominating(other, i).isEmpty() ? 0 : 1;
            }
        }
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < matrix.size(); i++) {
            double expected = 0;
            double variance = 0;
            for (int j = 0; j < matrix.size(); j++) {
                expected += weights[j] * matrix.scores()[i][j];
                variance += Math.pow(weights[j] * matrix.rates()[i][j].error(), 2);
            }
            double half = 1.96 * Math.sqrt(variance);
            Arrays.sort(shares[i]);
            entries.add(new Entry(matrix.names().get(i), rounded(weights[i]), rounded(expected),
                    rounded(Math.max(0, expected - half)), rounded(Math.min(1, expected + half)), rounded(mix[i]),
                    rounded(shares[i][DRAWS / 40]), rounded(shares[i][DRAWS - 1 - DRAWS / 40]), dominating(matrix, i),
                    rounded((double) dominated[i] / DRAWS)));
        }
        entries.sort((a, b) -> Double.compare(b.expected(), a.expected()));
        return new Metagame(List.copyOf(entries), exploitability(matrix, mix));
    }

    private static double[] weights(Matrix matrix, Map<String, Double> field) {
        double[] weights = new double[matrix.size()];
        field.forEach((name, weight) -> {
            int i = matrix.names().indexOf(name);
            if (i < 0) {
                throw new BadInput("there is no deck \"" + name + "\" in this result; there are "
                        + String.join(", ", matrix.names()));
            }
            if (!(weight >= 0 && weight < Double.POSITIVE_INFINITY)) {
                throw new BadInput("the weight of \"" + name + "\" is a number from 0, not " + weight);
            }
            weights[i] = weight;
        });
        if (field.isEmpty()) {
            Arrays.fill(weights, 1);
        }
        double sum = Arrays.stream(weights).sum();
        if (sum <= 0) {
            throw new BadInput("a field needs a deck with a weight above 0");
        }
        return Arrays.stream(weights).map(w -> w / sum).toArray();
    }

    private static double[] equilibrium(Matrix matrix) {
        return ZeroSum.solve(matrix.scores()).mix();
    }

    /** What the best answer to a mixture gains beyond half of the points. */
    private static double exploitability(Matrix matrix, double[] mix) {
        double most = 0;
        for (double[] row : matrix.scores()) {
            double score = 0;
            for (int j = 0; j < row.length; j++) {
                score += row[j] * mix[j];
            }
            most = Math.max(most, score - 0.5);
        }
        return rounded(most);
    }

    /** The mixture of others that does better than this deck against every deck; empty if there is none. */
    private static Map<String, Double> dominating(Matrix matrix, int deck) {
        int n = matrix.size();
        double[][] ahead = new double[n - 1][n];
        for (int row = 0; row < n - 1; row++) {
            for (int j = 0; j < n; j++) {
                ahead[row][j] = matrix.scores()[other(row, deck)][j] - matrix.scores()[deck][j];
            }
        }
        Solution best = ZeroSum.solve(ahead);
        Map<String, Double> mixture = new LinkedHashMap<>();
        for (int row = 0; best.value() > CLEARLY && row < n - 1; row++) {
            if (best.mix()[row] > CLEARLY) {
                mixture.put(matrix.names().get(other(row, deck)), rounded(best.mix()[row]));
            }
        }
        return mixture;
    }

    private static int other(int row, int deck) {
        return row < deck ? row : row + 1;
    }
}
