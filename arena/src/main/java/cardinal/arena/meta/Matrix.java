package cardinal.arena.meta;

import cardinal.arena.tournament.Contender;
import cardinal.arena.tournament.Rate;
import cardinal.arena.tournament.TournamentResult;
import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The score of everybody against everybody; half a point against oneself.
 *
 * @param rates  of the row against the column
 * @param scores  the same without their intervals
 */
public record Matrix(List<String> names, Rate[][] rates, double[][] scores) {
    private static final Rate ONESELF = new Rate(0, 0, 0.5, 0.5, 0.5);

    public static Matrix of(TournamentResult result) {
        int n = result.contenders().size();
        Rate[][] rates = new Rate[n][n];
        for (int i = 0; i < n; i++) {
            rates[i][i] = ONESELF;
        }
        for (TournamentResult.PairingScore p : result.pairings()) {
            int a = result.indexOf(p.first());
            int b = result.indexOf(p.second());
            rates[a][b] = p.rate();
            rates[b][a] = p.rate().reversed();
        }
        if (result.pairings().size() < n * (n - 1) / 2) {
            throw new BadInput("in this result not everybody met everybody, as neighbours on a ladder do");
        }
        return of(result.contenders().stream().map(Contender::name).toList(), rates);
    }

    static Matrix of(List<String> names, Rate[][] rates) {
        return with(names, rates, Rate::score);
    }

    private static Matrix with(List<String> names, Rate[][] rates, ToDoubleFunction<Rate> score) {
        double[][] scores = new double[rates.length][rates.length];
        for (int i = 0; i < rates.length; i++) {
            scores[i][i] = 0.5;
            for (int j = 0; j < i; j++) {
                scores[i][j] = score.applyAsDouble(rates[i][j]);
                scores[j][i] = 1 - scores[i][j];
            }
        }
        return new Matrix(names, rates, scores);
    }

    int size() {
        return names.size();
    }

    /** A matrix as it could also have come out, by chance. */
    Matrix drawn(Dice dice) {
        return with(names, rates, rate -> rate.drawn(dice));
    }
}
