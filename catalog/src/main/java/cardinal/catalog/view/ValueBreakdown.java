package cardinal.catalog.view;

import java.util.ArrayList;
import java.util.List;

/** How a printed number becomes the present one: "5 = 3 printed + 1 buff + 1 Assault". What nobody accounts for is one last part. */
public final class ValueBreakdown {
    private final int printed;
    private final List<View.Part> parts = new ArrayList<>();

    public ValueBreakdown(int printed) {
        this.printed = printed;
        parts.add(new View.Part(printed, "printed"));
    }

    public ValueBreakdown add(int amount, String label) {
        if (amount != 0) {
            parts.add(new View.Part(amount, label));
        }
        return this;
    }

    /** What was accounted for so far. */
    public int total() {
        return parts.stream().mapToInt(View.Part::amount).sum();
    }

    public View.Value value(String key, String label, int now) {
        add(now - total(), "effects");
        return new View.Value(key, label, now, printed, parts.size() == 1 ? List.of() : List.copyOf(parts));
    }
}
