package cardinal.evolve.flow;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.Kind;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Modifier;
import cardinal.evolve.table.Movement;

/** 14.2.1: Carrot cards go from the evolve deck to the race zone and are linked to a card on the field. */
public final class Serving {
    private Serving() {
    }

    /** 14.2.1.2: nothing happens to a card that is linked to one already. */
    public static boolean serve(EvolveTable t, int card, int seat, int times) {
        if (t.is(card, Flag.SERVED) || !t.onField(card)) {
            return false;
        }
        int deck = Zone.EVOLVE_DECK.of(seat);
        int served = 0;
        for (int i = t.size(deck) - 1; i >= 0 && served < times; i--) {
            int carrot = t.cardAt(deck, i);
            if (t.def(carrot).type() == CardType.CARROT && !t.is(carrot, Flag.FACE_UP)) {
                t.move(carrot, Zone.RACE.of(seat), Movement.SERVE.by(seat));
                t.put(carrot, t.piece(carrot).withHost(card));
                served++;
            }
        }
        if (served > 0) {
            t.set(card, Flag.SERVED, true);
            if (t.cares(Kind.SERVED)) {
                t.announce(new EvolveEvent.Served(card, seat));
            }
        }
        return served > 0;
    }

    /** 14.2.3.1: as long as it is linked to a card in the race zone it has Rush and has raced so many times. */
    public static boolean race(EvolveTable t, Item item, int card, int times) {
        if (!t.is(card, Flag.SERVED)) {
            return false;
        }
        t.enforce(Expiry.LASTING, item.controller(), item.source(), t.ref(card), new Modifier.Word(Keyword.RUSH));
        for (int i = 0; i < times; i++) {
            t.emit(new EvolveEvent.Raced(card, t.controller(card)));
        }
        return true;
    }
}
