package cardinal.riftbound.flow;

import cardinal.kernel.InForce;
import cardinal.kernel.Ref;
import cardinal.riftbound.table.Credit;
import java.util.List;

/**
 * 404: damage that is about to be dealt to a unit.
 *
 * @param source  what deals it
 * @param order  in which order what alters it is applied, as far as that has been said
 */
public record Hit(Ref unit, int amount, Ref source, Credit by, List<InForce> order) {
    public Hit(Ref unit, int amount, Ref source, Credit by) {
        this(unit, amount, source, by, List.of());
    }

    /** Damage that is dealt at the same time. */
    record All(List<Hit> hits) {
        All {
            hits = List.copyOf(hits);
        }
    }

    Hit ordered(List<InForce> now) {
        return new Hit(unit, amount, source, by, now);
    }
}
