package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 428: "recall it", "recall that unit exhausted". */
public record Recall(Selector what, boolean exhausted) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
