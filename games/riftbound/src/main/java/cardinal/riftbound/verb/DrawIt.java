package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** "put it into your hand" / "draw it": for a revealed or banished card. */
public record DrawIt() implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
