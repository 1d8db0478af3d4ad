package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 411: "reveal the top card of your Main Deck". The cards revealed become "it" / "them". */
public record RevealTop(Who who, int n) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
