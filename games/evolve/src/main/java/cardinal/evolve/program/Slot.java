package cardinal.evolve.program;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * 10.6.2.3: a selection of targets that is made when the card or ability is played.
 *
 * @param conditions  the conditions of the part it stands in; if one does not hold the selection is not made (10.3.2)
 * @param divided  10.6.2.4: the value that is divided among the targets, or null
 * @param mode  the option of a "choose" it belongs to (5.17.4.1), or -1
 */
public record Slot(Selector.Count count, Filter filter, List<Condition> conditions, @Nullable Amount divided,
        int mode) {
    /** Whether it selects "another" card. */
    public boolean isOther() {
        return filter.isOfOthers();
    }

    public Slot dividing(Amount amount) {
        return new Slot(count, filter, conditions, amount, mode);
    }
}
