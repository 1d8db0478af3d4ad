package cardinal.arena;

import cardinal.bots.Bot;
import cardinal.bots.Bots;
import cardinal.bots.SeatView;
import cardinal.catalog.Games;
import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import cardinal.kernel.Imagination;
import cardinal.kernel.Match;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import java.util.List;

/**
 * Measures what bots live off, from the middle of random games on the given decks, on one thread by the clock on the
 * wall.
 */
public final class SearchBenchmark<T extends Table> {

    /**
     * What was measured, each per second.
     *
     * @param imaginedTables  complete tables made for the seat that is asked
     * @param searchNodes  choices that the strongest bot makes on imagined tables while it thinks
     * @param playouts  games played out at random from their middle, the copy included
     */
    public record Figures(double imaginedTables, double searchNodes, double playouts) {
    }

    private static final int POSITIONS = 50;
    /** Before anything is measured, this part of the time is spent on the same thing. */
    private static final double WARM_UP = 0.4;

    /** Does something at a position; gives how often it did what is counted. */
    private interface Work<T extends Table> {
        long at(Match<T> position);
    }

    private final List<Match<T>> positions;
    private final Dice dice = new Dice(1);
    private long sink;

    private SearchBenchmark(List<Match<T>> positions) {
        this.positions = positions;
    }

    /** Measures for about this many seconds, warm-up included. */
    public static <T extends Table> Figures run(Ruleset<T> rules, String mode, List<Setup.DeckList> decks,
            double seconds) {
        if (seconds < 1) {
            throw new BadInput("a measurement needs at least 1 second, not " + seconds);
        }
        Plan<T> plan = Plan.everyPair(rules, mode, decks);
        SearchBenchmark<T> benchmark = new SearchBenchmark<>(Positions.midGame(plan, POSITIONS));
        double third = seconds / 3;
        Figures figures = new Figures(benchmark.rate(benchmark::imagine, third),
                benchmark.rate(benchmark::search, third), benchmark.rate(benchmark::playOut, third));
        if (benchmark.sink == 42) {
            throw new IllegalStateException("the compiler must not leave anything out");
        }
        return figures;
    }

    private double rate(Work<T> work, double seconds) {
        repeated(work, seconds * WARM_UP);
        return repeated(work, seconds * (1 - WARM_UP));
    }

    private double repeated(Work<T> work, double seconds) {
        long begin = System.nanoTime();
        long end = begin + (long) (seconds * 1e9);
        long done = 0;
        for (int i = 0; i == 0 || System.nanoTime() < end; i++) {
            done += work.at(positions.get(i % positions.size()));
        }
        return done / ((System.nanoTime() - begin) / 1e9);
    }

    private long imagine(Match<T> position) {
        int tables = 20;
        Imagination<?> imagination = Games.view(position, position.prompt().seat()).imagination();
        for (int i = 0; i < tables; i++) {
            sink += imagination.next(dice).table().pieceCount();
        }
        return tables;
    }

    private long search(Match<T> position) {
        Bot bot = Bots.named(Bots.levels().getLast(), dice.next());
        SeatView view = Games.view(position, position.prompt().seat());
        sink += bot.choose(view);
        return bot.looked();
    }

    private long playOut(Match<T> position) {
        Match<T> match = position.copy();
        while (!match.isOver()) {
            match.choose(dice.below(match.prompt().size()));
        }
        sink += match.choiceCount();
        return 1;
    }
}
