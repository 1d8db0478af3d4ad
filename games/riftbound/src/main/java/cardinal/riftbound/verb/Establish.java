package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 361: a passive put in force for a time: "units you play this turn enter ready", "opponents can't play cards this turn". */
public record Establish(Fact fact, Duration duration) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
