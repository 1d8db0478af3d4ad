package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 403: "recycle me", "recycle a unit from your trash", "recycle it". */
public record RecycleObjects(Selector what) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
