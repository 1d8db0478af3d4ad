package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 400: "draw 1", "its controller draws 2", "each player draws 1". */
public record Draw(Who who, Amount amount) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
