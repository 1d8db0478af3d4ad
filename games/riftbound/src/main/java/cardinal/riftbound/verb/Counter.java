package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 412: "counter a spell", "counter a spell that costs no more than [4]". */
public record Counter(Selector what) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
