package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** "return a unit at a battlefield to its owner's hand", "return a unit from your trash to your hand". */
public record ReturnToHand(Selector what) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
