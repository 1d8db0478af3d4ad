package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 402: "ready a unit", "ready me", "ready up to 4 friendly runes", "ready your legend". */
public record Ready(Selector what) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
