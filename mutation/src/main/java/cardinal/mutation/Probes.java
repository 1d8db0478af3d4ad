package cardinal.mutation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which lines have run since they were last asked for. */
public final class Probes {
    private static final int MOST = 1 << 18;
    private static final boolean[] SEEN = new boolean[MOST];
    private static final Map<Line, Integer> PLACES = new HashMap<>();
    private static final List<Line> LINES = new ArrayList<>();

    private Probes() {
    }

    /** A line of a class; nested classes are classes of their own. */
    record Line(String type, int line) {
    }

    static synchronized int of(String type, int line) {
        return PLACES.computeIfAbsent(new Line(type, line), l -> {
            if (LINES.size() == MOST) {
                throw new IllegalStateException("more than " + MOST + " lines");
            }
            LINES.add(l);
            return LINES.size() - 1;
        });
    }

    /** Called by every line that is counted. */
    public static void hit(int place) {
        SEEN[place] = true;
    }

    /** The places of the lines that ran; from now on they are counted anew. */
    static synchronized int[] take() {
        int[] places = new int[LINES.size()];
        int n = 0;
        for (int i = 0; i < LINES.size(); i++) {
            if (SEEN[i]) {
                places[n++] = i;
                SEEN[i] = false;
            }
        }
        return Arrays.copyOf(places, n);
    }

    static synchronized List<Line> lines() {
        return List.copyOf(LINES);
    }
}
