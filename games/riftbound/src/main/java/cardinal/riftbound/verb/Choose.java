package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 352.4: "choose a friendly unit and an enemy unit", "choose a unit": later words say "it" or "they". */
public record Choose(Selector what) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
