package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 352.14: "deal 5 damage split among any number of enemy units here". */
public record Split(int amount, Filter among) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
