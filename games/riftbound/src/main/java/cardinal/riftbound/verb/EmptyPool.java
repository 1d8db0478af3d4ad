package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 160: "each player's Rune Pool empties". */
public record EmptyPool(Who who) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
