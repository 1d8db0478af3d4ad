package cardinal.riftbound.flow;

import java.util.Arrays;
import java.util.List;

/** Cards or seats that a procedure keeps; copies of the match share them. */
record Numbers(List<Integer> all) {
    Numbers {
        all = List.copyOf(all);
    }

    static Numbers of(int[] numbers) {
        return new Numbers(Arrays.stream(numbers).boxed().toList());
    }
}
