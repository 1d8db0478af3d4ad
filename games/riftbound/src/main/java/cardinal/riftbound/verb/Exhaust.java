package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 401: "exhaust an enemy unit". */
public record Exhaust(Selector what) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
