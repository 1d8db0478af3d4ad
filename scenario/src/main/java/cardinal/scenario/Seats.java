package cardinal.scenario;

import cardinal.kernel.Table;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Players are called A, B, C and so on, in the order of their seats. */
public final class Seats {
    private static final String LETTERS = "ABCDEFGH";

    private Seats() {
    }

    public static String name(int seat) {
        return LETTERS.substring(seat, seat + 1);
    }

    /** The seat with this name, or {@link Table#NONE}. */
    public static int of(String name) {
        return name.length() == 1 ? LETTERS.indexOf(name) : Table.NONE;
    }

    /** The names of the first seats. */
    public static List<String> names(int count) {
        return IntStream.range(0, count).mapToObj(Seats::name).toList();
    }

    /** The names of those among them that pass a test. */
    static List<String> names(int count, IntPredicate test) {
        return IntStream.range(0, count).filter(test).mapToObj(Seats::name).toList();
    }
}
