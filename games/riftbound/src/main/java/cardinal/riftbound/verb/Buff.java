package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 413: "buff a friendly unit", "buff me". */
public record Buff(Selector what) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
