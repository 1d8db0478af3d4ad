package cardinal.riftbound.flow;

import java.util.Arrays;
import java.util.List;

/** Cards or seats that a procedure keeps; copies of the match share them. */
public record IntList(List<Integer> all) {
    public IntList {
        all = List.copyOf(all);
    }

    public static IntList of(int[] numbers) {
        return new IntList(Arrays.stream(numbers).boxed().toList());
    }
}
