package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 411: "they reveal their hand". */
public record RevealHand(Who who) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
