package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 403.6: "recycle 3 from your trash". */
public record RecycleFrom(Who who, int n) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
