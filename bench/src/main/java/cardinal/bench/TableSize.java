package cardinal.bench;

import cardinal.arena.Plan;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * Whether a decision becomes dearer on a fuller table. Random games are sampled; positions with as many units on the board,
 * or effects in force, are measured together: one decision on a copy each, in processor time.
 */
public final class TableSize {
    private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();
    private static final int GAMES = 2_000;
    private static final int EVERY = 7;
    private static final int MOST = 400;
    private static final int ROUNDS = 60;

    private final Dice dice = new Dice(1);

    private TableSize() {
    }

    public static void main(String[] args) {
        List<Match<RiftTable>> positions = sample();
        TableSize measurement = new TableSize();
        for (int warmUp = 0; warmUp < 6; warmUp++) {
            measurement.print("units on the board", positions, TableSize::units, 3, false);
        }
        measurement.print("units on the board", positions, TableSize::units, 3, true);
        measurement.print("effects in force", positions, Table::effectCount, 1, true);
    }

    private static int units(RiftTable t) {
        int n = 0;
        for (int unit = t.nextUnit(0); unit != Table.NONE; unit = t.nextUnit(unit + 1)) {
            n++;
        }
        return n;
    }

    private static List<Match<RiftTable>> sample() {
        Plan<RiftTable> plan =
                Plan.everyPair(new Riftbound(StarterSet.pool()), "duel", StarterSet.decks());
        List<Match<RiftTable>> found = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            Match<RiftTable> match = Match.start(plan.rules(), plan.setup(game));
            Dice dice = new Dice(plan.seedOf(game));
            for (int n = 0; !match.isOver(); n++) {
                if (n % EVERY == EVERY - 1) {
                    found.add(match.copy());
                }
                match.choose(dice.below(match.prompt().size()));
            }
        }
        return found;
    }

    private void print(String title, List<Match<RiftTable>> positions, ToIntFunction<RiftTable> size, int width,
            boolean aloud) {
        Map<Integer, List<Match<RiftTable>>> bySize = new TreeMap<>();
        for (Match<RiftTable> p : positions) {
            List<Match<RiftTable>> alike =
                    bySize.computeIfAbsent(size.applyAsInt(p.table()) / width, n -> new ArrayList<>());
            if (alike.size() < MOST) {
                alike.add(p);
            }
        }
        bySize.forEach((n, alike) -> {
            double nanos = decision(alike);
            if (aloud && alike.size() >= 20) {
                System.out.printf("%s %d to %d: %.0f ns per decision (%d positions)%n", title, n * width,
                        n * width + width - 1, nanos, alike.size());
            }
        });
    }

    private double decision(List<Match<RiftTable>> positions) {
        long nanos = 0;
        for (int round = 0; round < ROUNDS; round++) {
            List<Match<RiftTable>> copies = new ArrayList<>();
            for (Match<RiftTable> p : positions) {
                copies.add(p.copy());
            }
            long before = THREAD.getCurrentThreadCpuTime();
            for (Match<RiftTable> copy : copies) {
                copy.choose(dice.below(copy.prompt().size()));
            }
            nanos += THREAD.getCurrentThreadCpuTime() - before;
        }
        return (double) nanos / ROUNDS / positions.size();
    }
}
