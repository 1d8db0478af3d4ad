package cardinal.bots.outside;

import cardinal.bots.LearningFeatures;
import cardinal.bots.SeatView;
import cardinal.kernel.Ask;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A seat's view as a vector of numbers, as long and in the same order at every moment of every match of one game and
 * mode: the question, then every player, then every zone. The seat itself comes first, then the players after it; zones
 * nobody owns come last.
 */
public final class VectorLayout {

    /** Takes the numbers one after the other, each with its name in three parts. */
    private interface Sink {
        void add(String whose, String what, String which, double value);
    }

    private VectorLayout() {
    }

    public static double[] vector(SeatView view) {
        double[][] all = {new double[128]};
        int[] n = {0};
        tell(view, (whose, what, which, value) -> {
            if (n[0] == all[0].length) {
                all[0] = Arrays.copyOf(all[0], n[0] * 2);
            }
            all[0][n[0]++] = value;
        });
        return Arrays.copyOf(all[0], n[0]);
    }

    /** What the numbers of the vector mean, in their order. */
    public static List<String> names(SeatView view) {
        List<String> names = new ArrayList<>();
        tell(view, (whose, what, which, value) -> names
                .add(String.join(" ", List.of(whose, what, which).stream().filter(w -> !w.isEmpty()).toList())));
        return names;
    }

    private static void tell(SeatView view, Sink sink) {
        sink.add("", "turn", "", view.turn());
        sink.add("", "asked", "", view.isAsked() ? 1 : 0);
        sink.add("", "options", "", view.size());
        for (Ask ask : Ask.values()) {
            sink.add("", "asked to", ask.name(), view.isAsked() && view.ask() == ask ? 1 : 0);
        }
        LearningFeatures features = view.learningFeatures();
        List<String> names = features.playerNames();
        for (int next = 0; next < view.seatCount(); next++) {
            double[] player = features.player((view.seat() + next) % view.seatCount());
            for (int i = 0; i < player.length; i++) {
                sink.add(whose(next), names.get(i), "", player[i]);
            }
        }
        for (int next = 0; next < view.seatCount(); next++) {
            zones(view, (view.seat() + next) % view.seatCount(), whose(next), sink);
        }
        zones(view, Table.NONE, "table", sink);
    }

    private static void zones(SeatView view, int owner, String whose, Sink sink) {
        for (int zone = 0; zone < view.zoneCount(); zone++) {
            if (view.zone(zone).seat() == owner) {
                sink.add(whose, view.zone(zone).name(), "cards", view.count(zone));
                sink.add(whose, view.zone(zone).name(), "seen", view.seen(zone).length);
            }
        }
    }

    private static String whose(int next) {
        return switch (next) {
            case 0 -> "own";
            case 1 -> "next player's";
            case 2 -> "second next player's";
            default -> "third next player's";
        };
    }
}
