package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 415: "kill a unit", "kill all gear". */
public record Kill(Selector what) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
