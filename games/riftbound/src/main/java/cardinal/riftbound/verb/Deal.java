package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 404: "deal 3 to a unit at a battlefield", "deal damage equal to my Might to an enemy unit". The effect is the source (404.6.a). */
public record Deal(Amount amount, Selector to) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
