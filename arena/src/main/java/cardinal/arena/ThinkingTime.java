package cardinal.arena;

import cardinal.bots.Bot;
import cardinal.bots.Bots;
import cardinal.bots.SeatView;
import cardinal.catalog.Games;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * How long a bot takes for its moves by the clock on the wall, in whole games against greedy, on a machine that may be
 * busy.
 */
public final class ThinkingTime {
    private static final String OTHER = "greedy";

    /**
     * What was measured, in milliseconds.
     *
     * @param most  99 of 100 moves took no longer than this
     * @param slowestGame  the game of the plan in which the slowest move was made
     */
    public record Times(int games, int moves, double average, double most, double slowest, int slowestGame) {
    }

    private ThinkingTime() {
    }

    /** think: what the bot is asked to keep to; load: how many threads keep the machine busy meanwhile. */
    public static <T extends Table> Times run(Plan<T> plan, String level, Duration think, int load,
            ProgressListener progress) {
        AtomicBoolean busy = new AtomicBoolean(true);
        for (int i = 0; i < load; i++) {
            Thread.ofPlatform().daemon().name("load-" + i).start(() -> keepBusy(busy));
        }
        try {
            return measured(plan, level, think, progress);
        } finally {
            busy.set(false);
        }
    }

    private static void keepBusy(AtomicBoolean busy) {
        Dice dice = new Dice(1);
        while (busy.get()) {
            dice.next();
        }
    }

    private static <T extends Table> Times measured(Plan<T> plan, String level, Duration think,
            ProgressListener progress) {
        List<Double> moves = new ArrayList<>();
        double slowest = 0;
        int slowestGame = 0;
        for (int game = 0; game < plan.games(); game++) {
            Match<T> match = Match.start(plan.rules(), plan.setup(game));
            int seat = game % 2;
            Bot bot = Bots.named(level, plan.seedOf(game), think);
            Bot other = Bots.named(OTHER, plan.seedOf(game) + 1);
            SeatView[] views = {Games.view(match, 0), Games.view(match, 1)};
            while (!match.isOver()) {
                int asked = match.prompt().seat();
                long begin = System.nanoTime();
                int choice = (asked == seat ? bot : other).choose(views[asked]);
                double took = (System.nanoTime() - begin) / 1e6;
                if (asked == seat) {
                    moves.add(took);
                    slowestGame = took > slowest ? game : slowestGame;
                    slowest = Math.max(slowest, took);
                }
                match.choose(choice);
            }
            bot.leave(views[seat]);
            progress.at(game + 1, plan.games());
        }
        Collections.sort(moves);
        return new Times(plan.games(), moves.size(), moves.stream().mapToDouble(m -> m).average().orElse(0),
                moves.get(moves.size() * 99 / 100), slowest, slowestGame);
    }
}
