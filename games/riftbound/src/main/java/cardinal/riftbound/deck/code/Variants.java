package cardinal.riftbound.deck.code;

import cardinal.kernel.BadInput;
import java.util.List;

/** The numbers that deck codes have for the art of a card: the usual one, another, a signed one, a third. */
final class Variants {
    private static final List<String> ALL = List.of("", "a", "s", "b");

    private Variants() {
    }

    static int number(String variant) {
        int number = ALL.indexOf(variant);
        if (number < 0) {
            throw new BadInput("deck codes have no variant \"" + variant + "\"; there are a, b and s");
        }
        return number;
    }

    /** The variant of this number. where: the place in the code, for a complaint. */
    static String named(int number, String where) {
        if (number >= ALL.size()) {
            throw new BadInput(where, "there is no variant number " + number + "; the last is " + (ALL.size() - 1));
        }
        return ALL.get(number);
    }
}
