package cardinal.bots;

import cardinal.kernel.Table;
import java.util.List;

/**
 * How good a position is: a short list of things that count, each with its weight. A player's score is the sum; the chance
 * to win follows from how far it is above the best of the others.
 *
 * @param <T> the table of the game
 */
public record Evaluation<T extends Table>(List<Feature<T>> features) {
    /** No position is as good as won or as bad as lost. */
    private static final double SURE = 0.97;

    /**
     * One thing that counts.
     *
     * @param weight  what one unit of it adds to the score; a score of 1 above the others wins about three games in four
     */
    public record Feature<T extends Table>(String name, double weight, Measure<T> measure) {
    }

    /** How much of something a player has. */
    @FunctionalInterface
    public interface Measure<T extends Table> {
        double of(T table, int seat);
    }

    @SafeVarargs
    public static <T extends Table> Evaluation<T> of(Feature<T>... features) {
        return new Evaluation<>(List.of(features));
    }

    public double score(T table, int seat) {
        double sum = 0;
        for (int i = 0; i < features.size(); i++) {
            Feature<T> f = features.get(i);
            sum += f.weight() * f.measure().of(table, seat);
        }
        return sum;
    }

    /** The chance to win of a score this far above the others'. */
    static double chance(double ahead) {
        return 0.5 + SURE * (1 / (1 + Math.exp(-ahead)) - 0.5);
    }
}
