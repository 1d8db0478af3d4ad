package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 417: "channel 1 rune", "channel 2 runes exhausted", "its owner channels 1 rune exhausted". */
public record Channel(Who who, int n, boolean exhausted) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
