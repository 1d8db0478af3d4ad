package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** 407: "move a friendly unit", "move an enemy unit to a battlefield", "move it to its base", "move me here". */
public record Move(Selector what, Destination to) implements Verb {

    /** Where to. */
    public enum Destination {
        /** Nothing said: any location it may go to, chosen when finalised (352.3). */
        ANY,
        /** "to a battlefield". */
        A_BATTLEFIELD,
        /** "here" / "to here". */
        HERE,
        /** "there": the battlefield this effect chose. */
        THERE,
        /** "to its base" / "to base" / "to your base". */
        ITS_BASE,
        /** "to its location" after another unit was named. */
        ITS_LOCATION
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
