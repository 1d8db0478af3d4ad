package cardinal.evolve.verb;

import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.GameActions;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;

/** 12.13.2: the leader's defense increases by the attack damage that was dealt. Drain is a keyword, so this verb has no phrase. */
public record DrainDefense() implements Performable {
    @Override
    public void perform(Effect effect, EvolveTable t) {
        if (effect.item().cause() instanceof EvolveEvent.Damaged d) {
            GameActions.raiseDefense(t, effect.controller(), d.amount());
        }
    }
}
