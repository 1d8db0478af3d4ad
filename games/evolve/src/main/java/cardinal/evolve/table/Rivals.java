package cardinal.evolve.table;

import cardinal.kernel.Ref;
import java.util.ArrayList;
import java.util.List;

/**
 * 10.7.2.2 of version 1.24.1: an ability with so many uses left has met its condition more often at the same time.
 *
 * @param counted  whose ability it is
 * @param first  the number that was given last before
 * @param excess  how many of them do not become pending
 */
public record Rivals(Ref counted, int ability, int first, int excess) {
    boolean has(Item item) {
        return item.id() > first && item.ability() == ability && of(item).equals(counted);
    }

    /** Whose uses are counted: of an ability that was triggered by its card's leaving, the card as it was. */
    private static Ref of(Item item) {
        return item.image() != null ? item.image().ref() : item.source();
    }

    /** They, as they wait. */
    public List<Item> items(EvolveTable t) {
        List<Item> all = new ArrayList<>();
        for (int i = 0; i < t.pending().count(); i++) {
            if (has(t.pending().item(i))) {
                all.add(t.pending().item(i));
            }
        }
        return all;
    }

    Rivals withOneMore() {
        return new Rivals(counted, ability, first, excess + 1);
    }
}
