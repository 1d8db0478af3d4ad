package cardinal.arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/** Collects how long games were. */
final class Lengths {
    /** A histogram has about this many bars. */
    private static final int BARS = 30;
    private static final int[] STEPS = {1, 2, 5};

    private final List<Integer> all = new ArrayList<>();

    void add(int n) {
        all.add(n);
    }

    double average() {
        return Rate.rounded(all.stream().mapToInt(n -> n).average().orElse(0));
    }

    TournamentResult.Length length() {
        if (all.isEmpty()) {
            return new TournamentResult.Length(0, 0, 0, 0, 1, Collections.emptySortedMap());
        }
        List<Integer> sorted = all.stream().sorted().toList();
        int least = sorted.getFirst();
        int most = sorted.getLast();
        int middle = sorted.size() / 2;
        double median =
                sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2.0;
        int step = step(most - least + 1);
        TreeMap<Integer, Integer> histogram = new TreeMap<>();
        sorted.forEach(n -> histogram.merge(n / step * step, 1, Integer::sum));
        return new TournamentResult.Length(average(), median, least, most, step,
                Collections.unmodifiableSortedMap(histogram));
    }

    private static int step(int range) {
        for (int ten = 1;; ten *= 10) {
            for (int step : STEPS) {
                if (range <= (long) step * ten * BARS) {
                    return step * ten;
                }
            }
        }
    }
}
