package cardinal.server.view;

import cardinal.server.wire.View;
import java.util.ArrayList;
import java.util.List;

/** How a printed number becomes the present one: "5 = 3 printed + 1 buff + 1 Assault". What nobody accounts for is one last part. */
final class Sum {
    private final int printed;
    private final List<View.Part> parts = new ArrayList<>();

    Sum(int printed) {
        this.printed = printed;
        parts.add(new View.Part(printed, "printed"));
    }

    Sum add(int amount, String label) {
        if (amount != 0) {
            parts.add(new View.Part(amount, label));
        }
        return this;
    }

    /** What was accounted for so far. */
    int total() {
        return parts.stream().mapToInt(View.Part::amount).sum();
    }

    View.Value value(String key, String label, int now) {
        add(now - total(), "effects");
        return new View.Value(key, label, now, printed, parts.size() == 1 ? List.of() : List.copyOf(parts));
    }
}
