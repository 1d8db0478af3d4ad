package cardinal.arena.rating;

import cardinal.arena.contest.Contender;
import cardinal.arena.contest.ContestResult;
import cardinal.kernel.Dice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ratings on Elo's scale, where 400 points are odds of ten to one: the most likely ones by {@link BradleyTerry}, the first
 * contender at 0. The intervals come from drawing pairs of games anew.
 */
public record Ratings(List<Rating> ratings) {
    static final int DRAWS = 400;
    private static final double ELO = 400 / Math.log(10);

    /** One contender; low to high: 95 of 100 ratings as they could also have come out. */
    public record Rating(String name, int rating, int low, int high) {
    }

    public static Ratings of(ContestResult result) {
        List<String> names = result.contenders().stream().map(Contender::name).toList();
        List<List<double[]>> pairs = pairs(result);
        double[] best = rated(result, pairs, null);
        double[][] drawn = new double[names.size()][DRAWS];
        Dice dice = new Dice(1);
        for (int draw = 0; draw < DRAWS; draw++) {
            double[] other = rated(result, pairs, dice);
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

    /** For each pairing the pairs of games that were finished: how many, and the first contender's points. */
    private static List<List<double[]>> pairs(ContestResult result) {
        List<List<double[]>> pairs = new ArrayList<>();
        int perPairing = result.gamesPerPairing();
        for (int p = 0; p < result.pairings().size(); p++) {
            List<double[]> own = new ArrayList<>();
            for (int g = p * perPairing; g < (p + 1) * perPairing; g += 2) {
                double[] pair = new double[2];
                for (ContestResult.Played game : result.games().subList(g, g + 2)) {
                    if (!game.ending().isEmpty()) {
                        pair[0]++;
                        pair[1] += game.winner().isEmpty() ? 0.5 : game.winner().equals(game.first()) ? 1 : 0;
                    }
                }
                own.add(pair);
            }
            pairs.add(own);
        }
        return pairs;
    }

    /** dice: draws as many pairs as there are, with repetition; without dice all of them count once. */
    private static double[] rated(ContestResult result, List<List<double[]>> pairs,
            @Nullable Dice dice) {
        int n = result.contenders().size();
        double[][] games = new double[n][n];
        double[][] points = new double[n][n];
        for (int p = 0; p < pairs.size(); p++) {
            int a = result.indexOf(result.pairings().get(p).first());
            int b = result.indexOf(result.pairings().get(p).second());
            List<double[]> own = pairs.get(p);
            for (int k = 0; k < own.size(); k++) {
                double[] pair = own.get(dice == null ? k : dice.below(own.size()));
                games[a][b] += pair[0];
                games[b][a] += pair[0];
                points[a][b] += pair[1];
                points[b][a] += pair[0] - pair[1];
            }
        }
        return BradleyTerry.strengths(games, points);
    }
}
