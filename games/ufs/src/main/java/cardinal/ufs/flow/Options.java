package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.Locals;
import java.util.List;

/**
 * K.2.5: the options of a list that were picked and are still to be carried out.
 *
 * @param chosen  by their place in the list, in the order they were picked
 * @param settled  whether they were picked before the ability was played (UniVersus: Bullets)
 */
record Options(List<Integer> chosen, boolean settled) implements Locals {
    static final Options NONE = new Options(List.of(), false);

    boolean areNone() {
        return chosen.isEmpty();
    }

    int first() {
        return chosen.getFirst();
    }

    Options and(int option) {
        return new Options(More.of(chosen, option), settled);
    }

    Options withoutFirst() {
        return areNone() ? this : new Options(List.copyOf(chosen.subList(1, chosen.size())), settled);
    }

    Options unsettled() {
        return settled ? new Options(chosen, false) : this;
    }
}
