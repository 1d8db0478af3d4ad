package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** "choose an opponent": later words say "they". */
public record ChooseOpponent() implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
