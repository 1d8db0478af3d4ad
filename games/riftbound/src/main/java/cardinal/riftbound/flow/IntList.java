package cardinal.riftbound.flow;

import java.util.Arrays;
import java.util.List;

/** Cards or seats that a procedure keeps; copies of the match share them. */
record IntList(List<Integer> all) {
    IntList {
        all = List.copyOf(all);
    }

    static IntList of(int[] numbers) {
        return new IntList(Arrays.stream(numbers).boxed().toList());
    }
}
