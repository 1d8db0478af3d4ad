package cardinal.arena.meta;

import cardinal.arena.contest.Contender;
import cardinal.arena.contest.ContestResult;
import cardinal.arena.contest.Rate;
import cardinal.kernel.Dice;
import java.util.List;

/**
 * The score of everybody against everybody; half a point against oneself.
 *
 * @param scores  of the row against the column
 * @param errors  the standard error of each score
 */
public record Matrix(List<String> names, double[][] scores, double[][] errors) {
    private static final double WIDTH_IN_ERRORS = 2 * 1.96;

    public static Matrix of(ContestResult result) {
        int n = result.contenders().size();
        double[][] scores = new double[n][n];
        double[][] errors = new double[n][n];
        for (int i = 0; i < n; i++) {
            scores[i][i] = 0.5;
        }
        for (ContestResult.PairingScore p : result.pairings()) {
            int a = result.indexOf(p.first());
            int b = result.indexOf(p.second());
            Rate rate = p.rate();
            scores[a][b] = rate.score();
            scores[b][a] = 1 - rate.score();
            errors[a][b] = errors[b][a] = (rate.high() - rate.low()) / WIDTH_IN_ERRORS;
        }
        return new Matrix(result.contenders().stream().map(Contender::name).toList(), scores, errors);
    }

    int size() {
        return names.size();
    }

    /** A matrix as it could also have come out, by chance. */
    Matrix resampled(Dice dice) {
        double[][] drawn = new double[size()][size()];
        for (int i = 0; i < size(); i++) {
            drawn[i][i] = 0.5;
            for (int j = 0; j < i; j++) {
                drawn[i][j] = Math.clamp(scores[i][j] + errors[i][j] * normal(dice), 0, 1);
                drawn[j][i] = 1 - drawn[i][j];
            }
        }
        return new Matrix(names, drawn, errors);
    }

    private static double normal(Dice dice) {
        double radius = Math.sqrt(-2 * Math.log(1 - unit(dice)));
        return radius * Math.cos(2 * Math.PI * unit(dice));
    }

    private static double unit(Dice dice) {
        return (dice.next() >>> 11) * 0x1p-53;
    }
}
