package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 406.3: "play a unit from your trash, ignoring its Energy cost", "play it, ignoring its cost", "play me". */
public record PlayIt(Selector what, Free free, Where where) implements Verb {

    /** Which base costs are ignored (353.1). */
    public enum Free {
        NOTHING, COST, ENERGY, POWER
    }

    /** Where a unit played this way may go. */
    public enum Where {
        ANYWHERE, HERE, BASE
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
