package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 409: "discard 2", "each player discards 1"; HAND means "discards their hand". */
public record Discard(Who who, int n) implements Verb {

    /** n of this size means the whole hand. */
    public static final int HAND = 99;

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
