package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 450.1.a.1: "a unit's Might becomes 4 this turn". */
public record SetMight(Selector what, int might, Duration duration) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
