package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 404.6.b: "it deals damage equal to its Might to an enemy unit": a unit is the source. */
public record DealBy(Selector source, Amount amount, Selector to) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
