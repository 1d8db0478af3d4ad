package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 416: "[Add] [1][C]", "add [2]". */
public record Add(Price price) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
