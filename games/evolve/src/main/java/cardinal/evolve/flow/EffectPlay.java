package cardinal.evolve.flow;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.rules.Limits;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;

/** 10.6: an effect has a player play a card. */
public final class EffectPlay {
    private EffectPlay() {
    }

    /** 10.6.2.1.2: what cannot be played is not. */
    public static void forCost(EvolveTable t, int seat, int card, int cost) {
        CardDef def = t.def(card);
        boolean fits = !def.type().staysOnField() || Limits.room(t, Zone.FIELD.of(seat)) > 0;
        if (fits && cost <= t.players().playPoints(seat)
                && Targeting.isPlayable(t, Item.imagined(t, Item.Sort.CARD, card, seat, def.spell(), -1))) {
            Play.forCost(t, seat, card, cost);
        }
    }
}
