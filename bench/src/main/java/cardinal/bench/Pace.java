package cardinal.bench;

import cardinal.arena.Plan;
import cardinal.arena.Positions;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One side of {@code scripts/compare-speed}: the same random games again and again, or copies of positions in the middle of games. After
 * warming up it prints a line for every few seconds: how many per second of processor time, and how many bytes each. The script
 * compiles this file against the builds that it compares, so it uses only what those of long ago have, too.
 */
public final class Pace {
    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final long WINDOW = 3_000_000_000L;
    private static final int GAMES = 50;
    private static final int POSITIONS = 500;

    private final Plan<?> plan;
    private final List<? extends Match<?>> positions;
    private long done;
    private @Nullable Object last;

    private Pace(Plan<?> plan, boolean copies) {
        this.plan = plan;
        positions = copies ? Positions.midGame(plan, POSITIONS) : List.of();
    }

    /** args: game, "play" or "copy", seconds to warm up, number of windows. */
    public static void main(String[] args) {
        Pace pace = new Pace(Decks.plan(args[0]), args[1].equals("copy"));
        long warm = System.nanoTime() + Long.parseLong(args[2]) * 1_000_000_000L;
        while (System.nanoTime() < warm) {
            pace.round();
        }
        for (int i = 0; i < Integer.parseInt(args[3]); i++) {
            System.out.println(pace.window());
        }
    }

    private String window() {
        long end = System.nanoTime() + WINDOW;
        long before = done;
        long time = THREAD.getCurrentThreadCpuTime();
        long bytes = THREAD.getCurrentThreadAllocatedBytes();
        while (System.nanoTime() < end) {
            round();
        }
        double n = done - before;
        return String.format(Locale.ROOT, "%.1f %.1f", n * 1e9 / (THREAD.getCurrentThreadCpuTime() - time),
                (THREAD.getCurrentThreadAllocatedBytes() - bytes) / n);
    }

    private void round() {
        for (Match<?> position : positions) {
            last = position.copy();
            done++;
        }
        for (int game = 0; positions.isEmpty() && game < GAMES; game++) {
            play(plan, game);
        }
    }

    private <T extends Table> void play(Plan<T> games, int game) {
        Dice dice = new Dice(game + 1);
        Match<T> match = Match.start(games.rules(), games.setup(game));
        while (!match.isOver()) {
            match.choose(dice.below(match.prompt().size()));
            done++;
        }
    }
}
