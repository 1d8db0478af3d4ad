package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 702.2.b: "spend a buff", "spend any number of buffs". */
public record SpendBuffs(Selector what) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
