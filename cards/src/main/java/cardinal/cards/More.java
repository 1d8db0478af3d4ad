package cardinal.cards;

import java.util.Arrays;
import java.util.List;

/** Lists that procedures keep: copies of a match share them, so that a longer one is a new one. */
public final class More {
    private More() {
    }

    /** The same list with one element more. */
    public static <E> List<E> of(List<E> list, E one) {
        int n = list.size();
        if (n == 0) {
            return List.of(one);
        }
        if (n == 1) {
            return List.of(list.getFirst(), one);
        }
        @SuppressWarnings("unchecked")
        E[] longer = (E[]) Arrays.copyOf(list.toArray(), n + 1);
        longer[n] = one;
        return List.of(longer);
    }
}
