package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 444.1.a.1: "you score 1 point", "that player gains 1 point": not beholden to the final-point rule. */
public record GainPoints(Who who, int n) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
