package cardinal.arena.rating;

import cardinal.arena.tournament.Contender;
import cardinal.arena.tournament.Rate;
import cardinal.arena.tournament.TournamentResult;
import cardinal.arena.tournament.TournamentResult.PairingScore;
import cardinal.kernel.Dice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Ratings on Elo's scale, where 400 points are odds of ten to one: the most likely ones by {@link BradleyTerry}, the
 * first contender at 0. For their intervals the score of every pairing is drawn anew, as widely as its own interval
 * says.
 */
public record Ratings(List<Rating> ratings) {
    static final int DRAWS = 400;
    private static final double ELO = 400 / Math.log(10);

    /** One contender; low to high: 95 of 100 ratings as they could also have come out. */
    public record Rating(String name, int rating, int low, int high) {
    }

    public static Ratings of(TournamentResult result) {
        List<String> names = result.contenders().stream().map(Contender::name).toList();
        double[] best = strengths(result, Rate::score);
        double[][] drawn = new double[names.size()][DRAWS];
        Dice dice = new Dice(1);
        for (int draw = 0; draw < DRAWS; draw++) {
            double[] other = strengths(result, rate -> rate.drawn(dice));
            for (int i = 0; i < names.size(); i++) {
                drawn[i][draw] = other[i];
            }
        }
        List<Rating> ratings = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Arrays.sort(drawn[i]);
            ratings.add(new Rating(names.get(i), elo(best[i]), elo(drawn[i][DRAWS / 40]),
                    elo(drawn[i][DRAWS - 1 - DRAWS / 40])));
        }
        return new Ratings(List.copyOf(ratings));
    }

    private static int elo(double strength) {
        return (int) Math.round(ELO * strength);
    }

    private static double[] strengths(TournamentResult result, ToDoubleFunction<Rate> score) {
        int n = result.contenders().size();
        double[][] games = new double[n][n];
        double[][] points = new double[n][n];
        for (PairingScore pairing : result.pairings()) {
            int a = result.indexOf(pairing.first());
            int b = result.indexOf(pairing.second());
            games[a][b] = games[b][a] = pairing.rate().games();
            points[a][b] = games[a][b] * score.applyAsDouble(pairing.rate());
            points[b][a] = games[a][b] - points[a][b];
        }
        return BradleyTerry.strengths(games, points);
    }
}
