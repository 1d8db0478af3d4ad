package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** "give a unit +3 [M] this turn", "give enemy units -1 [M] this turn, to a minimum of 1 [M]" (450.3.b). */
public record GiveMight(Selector what, Amount amount, int sign, int least, Duration duration) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
